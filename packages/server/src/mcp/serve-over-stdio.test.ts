import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { buildSkill } from '@metier/testing'
import { build, type Metafile } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createClient, eras, textOf } from '../connect-client.case.ts'

let place: string
let entry: string
let metafile: Metafile

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'metier-stdio-'))
  entry = join(place, 'entry.mjs')
  write('first', 'Say first.')
  const result = await build({
    entryPoints: [fileURLToPath(new URL('stdio-entry.case.ts', import.meta.url))],
    outfile: entry,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['metier-source'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    metafile: true,
    logLevel: 'error',
  })
  metafile = result.metafile
  // Bundling takes long where everything else does.
}, 120_000)
afterAll(() => rmSync(place, { recursive: true, force: true }))

function write(name: string, body: string) {
  mkdirSync(join(place, 'skills', name), { recursive: true })
  writeFileSync(join(place, 'skills', name, 'SKILL.md'), buildSkill({ name, body }))
}

function start(): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [entry, join(place, 'skills')])
}

/** What came out until the process ended, and how it ended. */
async function ending(child: ChildProcessWithoutNullStreams) {
  const output: string[] = []
  const log: string[] = []
  child.stdout.on('data', (chunk) => output.push(String(chunk)))
  child.stderr.on('data', (chunk) => log.push(String(chunk)))
  const [status, signal] = await once(child, 'close')
  return { status, signal, output: output.join(''), log: log.join('') }
}

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
}

// OMN-37
describe('MCP over standard input and output', () => {
  it.each(eras)('lists, loads and tells of changes in the %s era', async (era) => {
    const { client, told } = createClient(era)
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: [entry, join(place, 'skills')], stderr: 'ignore' }),
    )
    expect((await client.listTools()).tools.map((tool) => tool.name)).toEqual([
      'skill',
      'find_skills',
      'read_skill_file',
    ])
    expect(textOf(await client.callTool({ name: 'skill', arguments: { name: 'first' } }))).toContain('Say first.')
    expect(told).toEqual([])
    write(`added-${era}`, 'Say more.')
    await vi.waitFor(() => expect(told).toContain('tools'), { timeout: 10_000 })
    expect(textOf(await client.callTool({ name: 'skill', arguments: { name: `added-${era}` } }))).toContain('Say more.')
    await client.close()
  })

  it('writes nothing but the protocol on standard output and ends by itself when the client leaves', async () => {
    const child = start()
    const end = ending(child)
    child.stdin.write(`${JSON.stringify(initialize)}\n`)
    child.stdin.write('this is no JSON\n')
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 7 } })}\n`)
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 3, method: 'tools/list' })}\n`)
    await vi.waitFor(() => expect(child.stdout.readableFlowing).toBe(true))
    const answers = new Promise<void>((resolve) => {
      let text = ''
      child.stdout.on('data', (chunk) => {
        text += String(chunk)
        if (text.includes('"id":3')) resolve()
      })
    })
    await answers
    child.stdin.end()
    const { status, output, log } = await end
    expect(status).toBe(0)
    expect(log).toContain('ended')
    const messages: unknown[] = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    for (const message of messages) expect(message).toMatchObject({ jsonrpc: '2.0' })
    // OMN-40: a malformed call is an answer, and the next call is answered too.
    expect(messages).toContainEqual(expect.objectContaining({ id: 2, error: expect.anything() }))
    expect(messages).toContainEqual(expect.objectContaining({ id: 3, result: expect.anything() }))
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('ends by itself at %s', async (signal) => {
    const child = start()
    const end = ending(child)
    child.stdin.write(`${JSON.stringify(initialize)}\n`)
    await once(child.stdout, 'data')
    child.kill(signal)
    expect(await end).toMatchObject({ status: 0, signal: null, log: expect.stringContaining('ended') })
  })

  it('ends when nobody ever speaks', async () => {
    const child = start()
    const end = ending(child)
    child.stdin.end()
    expect(await end).toMatchObject({ status: 0, output: '' })
  })

  it('loads no code for HTTP', () => {
    const inputs = Object.keys(metafile.inputs)
    expect(inputs.some((path) => path.includes('modelcontextprotocol/server/dist/stdio'))).toBe(true)
    expect(inputs.filter((path) => /node_modules\/(?:hono|@hono)\//.test(path))).toEqual([])
    expect(inputs.filter((path) => /server\/src\/http\//.test(path))).toEqual([])
  })
})
