// Prints how long a server over stdio takes from its start to the answer of tools/list, in milliseconds.
import { spawn } from 'node:child_process'

const [program, ...args] = process.argv.slice(2)
const messages = [
  {
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bench', version: '0' } },
  },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/list', params: {} },
]
const started = process.hrtime.bigint()
const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
child.stdin.write(messages.map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join(''))
let text = ''
child.stdout.on('data', (chunk) => {
  text += chunk
  if (!text.includes('"id":2')) return
  console.log(Number(process.hrtime.bigint() - started) / 1e6)
  // A moment for the server to keep its compiled code after the very first start.
  setTimeout(() => child.kill(), process.env.METIER_BENCH_WARM ? 3000 : 0)
})
