import { describe, expect, it } from 'vitest'
import { activate } from './activate.ts'
import { list } from './list.ts'
import { prompt } from './prompt.ts'
import { team } from './team.ts'
import { createTestContext } from './test-context.case.ts'

const skill = (name: string, description: string, server: string) =>
  `---\nname: ${name}\ndescription: ${description}\nmetadata:\n  mcp-servers:\n${server}---\n\nThe body of ${name}.\n`
const needy = '    - name: postgres\n      reason: reads the schema\n'
const modest = '    - name: charts\n      optional: true\n      fallback: draw a table in text\n'
const root = '/project/.ai-team/agents/fenster/skills'
const files = {
  '/project/.ai-team/agents/fenster/charter.md': '# Fenster — Core Dev\n',
  [`${root}/schema-tools/SKILL.md`]: skill('schema-tools', 'Reads the schema of a database.', needy + modest),
  [`${root}/schema-charts/SKILL.md`]: skill('schema-charts', 'Draws the schema of a database.', modest),
  '/project/.mcp.json': '{"mcpServers":{"files":{}}}',
}

type Policy = 'stop' | 'advisory' | 'block'

function stage(policy: Policy, servers?: readonly string[]) {
  const settings = { mcp: { policy, ...(servers && { servers }) } }
  return createTestContext({ ...files, '/home/user/.config/metier/config.yaml': JSON.stringify(settings) })
}

const task = 'Read the schema of the database'
type Surface = (context: ReturnType<typeof stage>, mcp: readonly string[]) => Promise<string>
const teamPrompt =
  (more: object): Surface =>
  async (context, mcp) =>
    (await team.handler(team.input.parse({ action: 'prompt', subject: 'fenster', task, mcp, ...more }), context)).prompt
      ?.text ?? ''
const surfaces: Readonly<Record<string, Surface>> = {
  'prompt --instructions': async (context, mcp) =>
    (await prompt.handler(prompt.input.parse({ instructions: true, agent: 'fenster', mcp }), context)).text,
  'team prompt': teamPrompt({}),
  'team prompt --mcp-table': teamPrompt({ mcpTable: true }),
  'team prompt --mode lightweight': teamPrompt({ mode: 'lightweight' }),
}

const load = async (name: string, context: ReturnType<typeof stage>) =>
  (await activate.handler(activate.input.parse({ name, agent: 'fenster' }), context)).text

describe.each(Object.entries(surfaces))('servers that skills need, in %s', (_surface, textOf) => {
  // SQD-41: what is there is used as usual, whoever says that it is there
  it.each<[string, readonly string[] | undefined, readonly string[]]>([
    ['the settings', ['postgres', 'charts'], []],
    ['the caller', undefined, ['Postgres', 'charts']],
    ['one each', ['postgres'], ['charts']],
  ])('are there when named by %s', async (_who, settings, mcp) => {
    const text = await textOf(stage('stop', settings), mcp)
    expect(text).toContain('postgres')
    expect(text).not.toContain('[not configured here]')
    expect(text).not.toContain('[without it')
  })

  // SQD-43: stop and report
  it('stop the work when one is missing and the policy is stop', async () => {
    const text = await textOf(stage('stop'), [])
    expect(text).toContain('STOP and report')
    expect(text).toMatch(/postgres.*\[not configured here\]/)
  })

  // SQD-42, SQD-40: an optional one is done without, in the way the skill says
  it('come with what to do instead', async () => {
    const text = await textOf(stage('stop'), ['postgres'])
    expect(text).toContain('[without it: draw a table in text]')
    expect(text).toMatch(/charts.*\[not configured here\]/)
    expect(text).not.toMatch(/postgres.*\[not configured here\]/)
  })

  it('are advice when the policy is that', async () => {
    const text = await textOf(stage('advisory'), [])
    expect(text).not.toContain('STOP')
    expect(text).toContain('do what you can and report which server is missing')
  })

  it('hide a skill under block, until its server is said to be there', async () => {
    const hidden = await textOf(stage('block'), [])
    expect(hidden).not.toContain('schema-tools')
    expect(hidden).toContain('schema-charts')
    expect(await textOf(stage('block'), ['postgres'])).toContain('schema-tools')
    expect(await textOf(stage('block', ['postgres']), [])).toContain('schema-tools')
  })
})

describe('servers that skills need, when a skill is loaded', () => {
  it.each<[Policy, RegExp]>([
    ['stop', /STOP and report/],
    ['advisory', /do what you can/],
  ])('%s', async (policy, words) => {
    expect(await load('schema-tools', stage(policy))).toMatch(words)
    expect(await load('schema-tools', stage(policy, ['postgres', 'charts']))).not.toContain('MCP')
    expect(await load('schema-charts', stage(policy))).toContain('[without it: draw a table in text]')
  })

  it('block: it is not loaded, and the list says why', async () => {
    await expect(load('schema-tools', stage('block'))).rejects.toThrow(/postgres/)
    const { skills } = await list.handler(list.input.parse({ agent: 'fenster', all: true }), stage('block'))
    const hidden = skills.find(({ name }) => name === 'schema-tools')
    expect(JSON.stringify(hidden)).toContain('Needs the MCP server `postgres`')
    expect(await load('schema-tools', stage('block', ['postgres']))).toContain('The body')
  })
})
