// A program: starts something that would go on for ever in one sandbox and says when it runs. To be killed.
import { openSandbox } from '../../packages/runtime/src/sandbox/open-sandbox.ts'

const [choice, mark = '', directory = '/'] = process.argv.slice(2)
const host = { platform: process.platform, home: directory, environment: process.env, hasBinary: () => false }
const sandbox = await openSandbox({ host, settings: { sandbox: choice === 'limits' ? 'limits' : 'bubblewrap' } })
const line = `sh -c 'sleep 600; :' "$0" & setsid sh -c 'sleep 600; :' "$0" & (sh -c 'sleep 600; :' "$0" &); echo ready; wait; sleep 600`
const running = sandbox.start({
  argv: ['sh', '-c', line, mark],
  cwd: directory,
  skillDirectory: directory,
  environment: { PATH: '/usr/bin:/bin', HOME: directory },
  grants: { network: false, credentials: [], readable: [], writable: [] },
  limits: {
    timeoutMs: 1000,
    outputBytes: 1000,
    memoryBytes: 2 ** 29,
    processes: 50,
    fileBytes: 2 ** 20,
    cpuSeconds: 60,
  },
})
running.onOutput((chunk) => process.stdout.write(chunk))
