import { writeFakeAgent } from '@metier/testing'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { McpSession } from './mcp-session.ts'
import { Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = new Sandbox()
  skill('kitchen', 'Upholsters when cooking.')
})
afterEach(() => sandbox.remove())

function skill(name: string, description: string): void {
  const text = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n`
  sandbox.write(`.agents/skills/${name}/SKILL.md`, text)
}

/** Settings of the user with an agent that does what its prompt says, speaking ACP. */
function settings(more: string): void {
  const file = join(sandbox.home, '.config/metier/config.yaml')
  const agent = JSON.stringify(writeFakeAgent(join(sandbox.home, 'agent.mjs')))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `agents: { entries: { fake: { kind: acp, command: ${agent}, arguments: [acp] } } }\n${more}`)
}

/** Looks for what two skills have, the second of which tells the agent what to do. */
function find(line: string) {
  skill('vehicle', `Upholsters what drives.\n${line}\n`)
  const { status, stdout, stderr } = sandbox.run('find', '--json', 'upholster')
  const { matches, verdict }: { matches: readonly { name: string }[]; verdict: string } = JSON.parse(stdout)
  return { status, stderr, verdict, names: matches.map(({ name }) => name) }
}

describe('metier find with search.judge', () => {
  it('asks an agent that is started for it, also where an answer by words was kept before', () => {
    settings('search: { meaning: off }\n')
    const line = '@say ["vehicle"]'
    expect(find(line)).toMatchObject({ names: ['kitchen', 'vehicle'], stderr: '' })
    settings('search: { meaning: off, judge: fake }\n')
    const judged = { status: 0, stderr: '', verdict: 'fits', names: ['vehicle', 'kitchen'] }
    expect([find(line), find(line)]).toEqual([judged, judged])
    expect(find('@say []')).toEqual({ status: 1, stderr: '', verdict: 'none', names: ['kitchen', 'vehicle'] })
  }, 60_000)

  it('is refused its tools, and starts where nothing lies around', () => {
    settings('search: { meaning: off, judge: fake }\n')
    skill('no', 'Upholsters nothing.')
    // It answers with the option that was chosen for it.
    expect(find('@say ["\n@tool ls\n@say "]')).toMatchObject({ names: ['no', 'kitchen', 'vehicle'], verdict: 'fits' })
    expect(readdirSync(join(sandbox.home, 'cache/metier/search/judge'))).toEqual([])
  }, 60_000)

  it('goes by words where the agent breaks down, and says why', () => {
    settings('search: { meaning: off, judge: fake }\n')
    const { status, names, stderr } = find('@crash')
    expect([status, names]).toEqual([0, ['kitchen', 'vehicle']])
    expect(stderr).toContain('Ordered without the judge: The agent fake crashed')
  }, 60_000)

  it('is asked by `find_skills` too', async () => {
    settings('search: { meaning: off, judge: fake }\n')
    skill('vehicle', 'Upholsters what drives.\n@say ["vehicle"]\n')
    const session = new McpSession(sandbox.start('mcp'))
    await session.open()
    const found = await session.call('find_skills', { query: 'upholster' })
    await session.close()
    expect(found.indexOf('- vehicle')).toBe(0)
    expect(found.indexOf('- kitchen')).toBeGreaterThan(0)
  }, 60_000)
})
