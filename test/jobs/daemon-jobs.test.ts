import { writeFakeAgent } from '@metier/testing'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from '../cli/sandbox.ts'

interface Row {
  readonly id: string
  readonly state: string
}

let sandbox: Sandbox
let stop = async (): Promise<void> => {}

beforeEach(() => {
  sandbox = new Sandbox()
  const agent = writeFakeAgent(join(sandbox.home, 'agent.mjs'))
  const row = `kind: acp, command: ${JSON.stringify(agent)}, arguments: [acp]`
  sandbox.write('../.config/metier/config.yaml', `agents:\n  default: fake\n  entries:\n    fake: {${row}}\n`)
  sandbox.write(
    '.claude/skills/endless/SKILL.md',
    '---\nname: endless\ndescription: For tests. Use it.\ncontext: fork\n---\n\n@wait\n',
  )
  sandbox.run('trust', '.', '--yes')
})

afterEach(async () => {
  await stop()
  stop = async () => {}
  sandbox.remove()
})

/** The daemon as a process of its own; gives its address, ending in `/`. */
async function serve(): Promise<string> {
  const daemon = sandbox.start('serve', '--port', '0')
  stop = async () => {
    const ended = once(daemon, 'exit')
    if (daemon.kill('SIGTERM')) await ended
  }
  daemon.stderr.resume()
  for await (const line of createInterface({ input: daemon.stdout })) return line.replace(/mcp$/, '')
  throw new Error('The daemon ended before it said where it is.')
}

const rows = (): readonly Row[] => JSON.parse(sandbox.run('jobs', '--json').stdout).jobs

/** Asks until it is so, for half a minute. */
async function until<Found>(look: () => Found | undefined): Promise<Found> {
  const end = Date.now() + 30_000
  for (;;) {
    const found = look()
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`It never came: ${JSON.stringify(rows())}`)
    await pause(100)
  }
}

describe('a job of the daemon', () => {
  it('is listed, shown and cancelled by `metier jobs`', { timeout: 120_000 }, async () => {
    const origin = await serve()
    const answer = fetch(`${origin}v1/run`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"skill":"endless"}',
    }).then(
      (response) => response.text(),
      (error: unknown) => String(error),
    )
    const { id } = await until(() => rows().find(({ state }) => state === 'running'))
    expect(sandbox.run('jobs', 'show', id).stdout).toMatch(/endless[^]*running/)
    expect(sandbox.run('jobs', 'cancel', id).status).toBe(0)
    expect(rows()).toMatchObject([{ id, state: 'cancelled' }])
    // Who waited for it is told, and the daemon goes on.
    expect(await answer).toMatch(/cancel|interrupted/i)
    expect((await fetch(`${origin}health`)).status).toBe(200)
  })
})
