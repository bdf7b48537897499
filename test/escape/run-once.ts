// A program: runs one line of shell in a sandbox and prints what that prints.
import { openSandbox } from '../../packages/runtime/src/sandbox/open-sandbox.ts'

const [choice, line = '', directory = '/'] = process.argv.slice(2)
const host = { platform: process.platform, home: directory, environment: process.env, hasBinary: () => false }
const sandbox = await openSandbox({
  host,
  settings: { sandbox: choice === 'limits' || choice === 'off' ? choice : 'bubblewrap' },
})
const running = sandbox.start({
  argv: ['sh', '-c', line],
  cwd: directory,
  skillDirectory: directory,
  environment: { PATH: '/usr/bin:/bin', HOME: directory },
  grants: { network: false, credentials: [], readable: [], writable: [] },
  limits: {
    timeoutMs: 20_000,
    outputBytes: 10_000,
    memoryBytes: 2 ** 29,
    processes: 50,
    fileBytes: 2 ** 20,
    cpuSeconds: 10,
  },
})
running.onOutput((chunk) => process.stdout.write(chunk))
await running.exited
