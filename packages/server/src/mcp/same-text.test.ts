import { runOperation, loadOperation } from '@metier/operations'
import { openCatalog } from '@metier/runtime'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestDaemon, type StartedDaemon } from '../http/daemon-client.case.ts'
import { createClient, textOf } from '../connect-client.case.ts'
import { InMemoryTransport } from '@modelcontextprotocol/client'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { connectionServers } from './connection-servers.ts'

const skill = (name: string, more: string, body: string) =>
  `---\nname: ${name}\ndescription: Does ${name}. Use when asked.\n${more}---\n\n${body}\n`

const files = {
  'project/.agents/skills/base/SKILL.md': skill('base', '', 'The ground.'),
  'project/.agents/skills/middle/SKILL.md': skill('middle', 'dependencies: [base]\n', 'The middle.'),
  'project/.agents/skills/top/SKILL.md': skill(
    'top',
    'dependencies: [middle]\narguments: [who]\n',
    'For $who: $ARGUMENTS; see ${CLAUDE_SKILL_DIR}/notes.md, {baseDir} and ${WORKSPACE_DIR}.\n\n!echo "$0"',
  ),
  'project/.agents/skills/top/notes.md': 'Notes.\n',
}

let started: StartedDaemon | undefined
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
  await started?.stop()
})

/** The text of the skill by every way in. */
async function texts(
  given: string | undefined,
  { name = 'top', more = {} }: { readonly name?: string; readonly more?: Readonly<Record<string, string>> } = {},
): Promise<Readonly<Record<string, string>>> {
  started = await startTestDaemon({ ...files, ...more })
  const { context, tree, post } = started
  const handed = given === undefined ? {} : { arguments: given }
  const { output } = await runOperation(await loadOperation('activate'), { name, ...handed }, context)
  const ofConversation: unknown = await (await post('/v1/conversations/one/activate', { name, ...handed })).json()
  const ofRoute: unknown = await (await post('/v1/activate', { name, ...handed })).json()
  const { client } = createClient('modern')
  const [near, far] = InMemoryTransport.createLinkedPair()
  const servers = connectionServers(context, await context.catalog(), {})
  serveStdio(() => servers('connection'), { transport: far })
  await client.connect(near)
  closing.push(() => client.close())
  const library = await openCatalog({ cwd: tree.at('project'), home: tree.at('home'), environment: {} })
  closing.push(() => library.close())
  return {
    operation: textIn(output),
    conversation: textIn(ofConversation),
    route: textIn(ofRoute),
    mcp: textOf(await client.callTool({ name: 'skill', arguments: { name, ...handed } })),
    library: library.activate(name, given),
  }
}

function textIn(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'text' in answer ? String(answer.text) : ''
}

describe('a skill that is loaded', () => {
  it.each([undefined, 'Ada Lovelace'])('has one text by every way in, given %j', async (given) => {
    const { operation = '', ...others } = await texts(given)
    for (const [way, text] of Object.entries(others)) expect({ way, text }).toEqual({ way, text: operation })
    const directory = started?.tree.at('project/.agents/skills/top')
    expect(operation).toContain(`see ${directory}/notes.md, ${directory} and ${started?.tree.at('project')}.`)
    expect(operation).toContain(given === undefined ? 'For : ;' : 'For Ada: Ada Lovelace;')
    // Loading runs nothing, and what it builds on is named, in the order in which to load it.
    expect(operation).toContain('!echo "$0"')
    expect(operation).toContain('in this order, unless you have them: base, middle.')
  })

  // SQD-40, SQD-43, SQD-46, SQD-74: whichever way it is loaded, the agent is told what is missing and what to do about it
  it.each([
    ['stop', /STOP and report/],
    ['advisory', /do what you can/],
  ])('says which MCP servers it lacks by every way in, under the policy %s', async (policy, words) => {
    const needs =
      'metadata:\n  mcp-servers:\n    - name: postgres\n    - name: charts\n      optional: true\n      fallback: draw a table\n'
    const more = {
      'project/.agents/skills/schemas/SKILL.md': skill('schemas', needs, 'Ask the database.'),
      'project/.agents/skills/schemas/references/mcp-setup.md': 'How to set it up.\n',
      'project/.mcp.json': '{"mcpServers": {"files": {}}}',
      'home/.config/metier/config.yaml': `mcp:\n  policy: ${policy}\n`,
    }
    const all = await texts(undefined, { name: 'schemas', more })
    expect(Object.keys(all)).toHaveLength(5)
    for (const [way, text] of Object.entries(all)) {
      expect({ way, text }).toEqual({ way, text: expect.stringMatching(words) })
      expect({ way, text }).toEqual({ way, text: expect.stringContaining('[without it: draw a table]') })
      expect({ way, text }).toEqual({ way, text: expect.stringContaining('references/mcp-setup.md') })
    }
  })
})
