import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { McpSession } from './mcp-session.ts'
import { Sandbox } from './sandbox.ts'

let sandbox: Sandbox
let answers: string
const sessions: McpSession[] = []
beforeEach(() => {
  sandbox = new Sandbox()
  answers = join(sandbox.home, 'cache/metier/answers')
})
afterEach(async () => {
  await Promise.all(sessions.splice(0).map((session) => session.close()))
  sandbox.remove()
})

const kept = (): readonly string[] =>
  existsSync(answers) ? readdirSync(answers).filter((name) => name.endsWith('.json')) : []

async function open(...words: string[]): Promise<{ readonly session: McpSession; readonly instructions: string }> {
  const session = new McpSession(sandbox.start('mcp', ...words))
  sessions.push(session)
  const clientInfo = { name: 'test', version: '1' }
  const { result } = await session.ask('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo })
  return { session, instructions: String(result?.['instructions']) }
}

const described = (tools: Awaited<ReturnType<McpSession['tools']>>) => JSON.stringify(tools)

/** Starts until the first words are kept: of what changed within two seconds nothing is. */
async function keep(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { session } = await open()
      await session.tools()
      await vi.waitFor(() => expect(kept()).toHaveLength(1), { timeout: 3000 })
    },
    { timeout: 60_000 },
  )
}

/** Puts a mark into what is kept, so that an answer shows where it came from. */
function mark(): void {
  for (const name of kept()) {
    const file = join(answers, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Helps with', 'Was kept'))
  }
}

describe('what metier mcp says first', { timeout: 120_000 }, () => {
  it('is kept for the next start, and everything else is of that moment', async () => {
    sandbox.skill('x-tidy')
    await keep()
    mark()
    const { session, instructions } = await open()
    expect(instructions).toContain('Was kept')
    expect(described(await session.tools())).toContain('"skill"')
    expect(await session.call('skill', { name: 'x-tidy' })).toContain('Do it.')
    // Another way of starting has words of its own.
    expect((await open('--role', 'tester')).instructions).not.toContain('Was kept')
  })

  it.each([
    ['a skill that changed', () => sandbox.skill('x-tidy', 'license: MIT\n')],
    ['a skill that came', () => sandbox.skill('x-new')],
    ['settings', () => sandbox.write('metier.yaml', 'skills:\n  entries:\n    x-tidy:\n      enabled: false\n')],
    ['a stamp alone', () => utimesSync(join(sandbox.project, '.agents/skills/x-tidy/SKILL.md'), 1, 1)],
  ])('is made anew after a change: %s', async (_what, change) => {
    sandbox.skill('x-tidy')
    await keep()
    mark()
    change()
    const { session, instructions } = await open()
    expect(instructions).not.toContain('Was kept')
    expect(described(await session.tools())).not.toContain('Was kept')
  })

  it('is not looked for where nothing is to be kept', async () => {
    sandbox.skill('x-tidy')
    await keep()
    mark()
    sandbox.environment['METIER_NO_CACHE'] = '1'
    expect((await open()).instructions).toContain('Helps with x-tidy')
  })
})
