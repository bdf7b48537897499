// A program: starts short runs in bubblewrap, several at a time, without end, and says when the first is over. To be killed.
import { openSandbox } from '../../packages/runtime/src/sandbox/open-sandbox.ts'

const [mark = '', directory = '/'] = process.argv.slice(2)
const host = { platform: process.platform, home: directory, environment: process.env, hasBinary: () => false }
const sandbox = await openSandbox({ host, settings: { sandbox: 'bubblewrap' } })

async function runOnce(): Promise<void> {
  await sandbox.run({
    argv: ['sh', '-c', 'sleep 0.01', mark],
    cwd: directory,
    skillDirectory: directory,
    environment: { PATH: '/usr/bin:/bin', HOME: directory },
    grants: { network: false, credentials: [], readable: [], writable: [] },
    limits: {
      timeoutMs: 60_000,
      outputBytes: 1000,
      memoryBytes: 2 ** 29,
      processes: 50,
      fileBytes: 2 ** 20,
      cpuSeconds: 60,
    },
  })
}

async function runOn(): Promise<never> {
  for (;;) await runOnce()
}

await runOnce()
process.stdout.write('ready')
await Promise.all(Array.from({ length: 8 }, runOn))
