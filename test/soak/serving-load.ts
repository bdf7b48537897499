import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'

export interface LoadOptions {
  /** Of the daemon, ending in `/mcp`. */
  readonly url: string
  /** Milliseconds since 1970. */
  readonly end: number
  /** Writes one of the skills `s-0` to `s-19`, which come and go. */
  readonly write: (name: string, text: string) => void
  /** Writes the programs of `s-0`: a hundred kilobytes that take a while to judge. */
  readonly writeLarge: (text: string) => void
  readonly remove: (name: string) => void
  /** Hears how many milliseconds a call took. */
  readonly took: (milliseconds: number) => void
}

export interface Load {
  answers: number
  /** What went wrong that no client caused. */
  readonly faults: string[]
}

export const soakSkill = (name: string, round: number) =>
  `---\nname: ${name}\ndescription: Round ${round}. Use it.\n---\nText ${round}.\n`

/** Mixed load on a daemon until the end, while its skills are edited, added and removed. */
export async function mixedLoad(options: LoadOptions): Promise<Load> {
  const load: Load = { answers: 0, faults: [] }
  const loops = [overHttp, overMcp, overEvents, overSocket, overSocket, edit]
  const faults = await Promise.all(loops.map((loop) => loop(options, load).catch((error: unknown) => reasonOf(error))))
  load.faults.push(...faults.flatMap((fault) => fault ?? []))
  return load
}

function reasonOf(error: unknown): string {
  return error instanceof Error && error.cause instanceof Error
    ? `${error.message}: ${error.cause.message}`
    : String(error)
}

async function timed({ took }: LoadOptions, act: () => Promise<void>): Promise<void> {
  const started = performance.now()
  await act()
  took(performance.now() - started)
}

const originOf = (url: string) => url.replace(/\/mcp$/, '')

/** Reading operations, `list` most often, as the page asks. */
const operations = ['list', 'find', 'list', 'doctor', 'list', 'executions', 'list', 'list-jobs'] as const

async function overHttp(options: LoadOptions, load: Load): Promise<void> {
  const { url, end } = options
  for (let round = 0; Date.now() < end; round += 1) {
    const operation = operations[round % operations.length] ?? 'list'
    const body = operation === 'find' ? '{"query":["round"]}' : '{}'
    await timed(options, async () => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`${originOf(url)}/v1/${operation}`, { method: 'POST', headers, body })
      const text = await response.text()
      if (response.status !== 200) load.faults.push(`${operation}: ${response.status} ${text}`)
    })
    load.answers += 1
  }
}

/** Clients of the protocol, each for a while: the tools, and a skill that may be gone. */
async function overMcp(options: LoadOptions, load: Load): Promise<void> {
  const { url, end } = options
  while (Date.now() < end) {
    const client = new Client({ name: 'soak', version: '1' })
    await client.connect(new StreamableHTTPClientTransport(new URL(url)))
    for (let call = 0; call < 20 && Date.now() < end; call += 1) {
      await timed(options, async () => {
        const { tools } = await client.listTools()
        if (tools.length === 0) load.faults.push('There were no tools.')
        const loaded = await client.callTool({ name: 'skill', arguments: { name: `s-${call}`, again: true } })
        if (JSON.stringify(loaded).includes('Metier failed')) load.faults.push(JSON.stringify(loaded))
      })
      load.answers += 1
    }
    await client.close()
  }
}

/** Pages that are opened, listened on for a while, and closed. */
async function overEvents({ url, end }: LoadOptions, load: Load): Promise<void> {
  while (Date.now() < end) {
    try {
      const { body } = await fetch(`${originOf(url)}/v1/events`, { signal: AbortSignal.timeout(2000) })
      for await (const piece of body ?? []) load.answers += Math.sign(piece.length)
    } catch {
      // It left.
    }
  }
}

async function overSocket({ url, end }: LoadOptions, load: Load): Promise<void> {
  while (Date.now() < end) {
    const socket = new WebSocket(`${originOf(url).replace('http', 'ws')}/ws`)
    await new Promise((resolve) => {
      socket.on('open', resolve)
    })
    socket.on('message', (data) => {
      load.answers += 1
      // A skill may be gone by now; that is the client's own affair.
      if (Buffer.isBuffer(data) && data.toString('utf8').includes('"internal"')) load.faults.push(data.toString('utf8'))
    })
    for (let call = 0; call < 20; call += 1) {
      socket.send(JSON.stringify({ type: 'execute_skill', name: `s-${call}`, id: call }))
      socket.send(JSON.stringify({ type: 'scan_skill', name: `s-${call}`, id: `scan ${call}` }))
      await pause(5)
    }
    socket.terminate()
  }
}

/** Programs that harm nobody. */
const programs = (round: number) =>
  Array.from(
    { length: 500 },
    (_, index) =>
      `export function step${index}(list) {\n  const kept = list.filter((each) => each.size > ${round})\n` +
      `  for (const each of kept) console.log(\`\${each.name} is \${each.size}\`)\n  return kept.length\n}\n`,
  ).join('\n')

async function edit({ end, write, writeLarge, remove }: LoadOptions): Promise<void> {
  for (let round = 1; Date.now() < end; round += 1) {
    const name = `s-${round % 20}`
    if (round % 7 === 0) remove(name)
    else write(name, soakSkill(name, round))
    if (round % 97 === 0) writeLarge(programs(round))
    await pause(20)
  }
}
