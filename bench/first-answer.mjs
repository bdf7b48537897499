// Prints what a server over stdio costs from its start to the answer of tools/list, as JSON: `milliseconds` on the clock,
// `processor` milliseconds of its main thread where Linux tells them, and the `tools` and `instructions` themselves.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

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

/** Other processes of the machine lengthen what the clock says, and hardly this. */
function processorTime(pid) {
  const file = `/proc/${pid}/schedstat`
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : undefined
}

const started = process.hrtime.bigint()
const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
child.stdin.write(messages.map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join(''))
let text = ''
let answered = false
child.stdout.on('data', (chunk) => {
  text += chunk
  const lines = text.split('\n').slice(0, -1)
  if (answered || !lines.some((line) => line.includes('"id":2'))) return
  answered = true
  const milliseconds = Number(process.hrtime.bigint() - started) / 1e6
  const processor = processorTime(child.pid)
  const answers = lines.map((line) => JSON.parse(line))
  const resultOf = (wanted) => answers.find(({ id }) => id === wanted)?.result ?? {}
  const { instructions = '' } = resultOf(1)
  console.log(JSON.stringify({ milliseconds, processor, tools: resultOf(2).tools ?? [], instructions }))
  // A moment for the server to keep its compiled code after the very first start.
  setTimeout(() => child.kill(), process.env.METIER_BENCH_WARM ? 4000 : 0)
})
