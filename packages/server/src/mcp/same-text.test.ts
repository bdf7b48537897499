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
async function texts(given: string | undefined): Promise<Readonly<Record<string, string>>> {
  started = await startTestDaemon(files)
  const { context, tree, post } = started
  const handed = given === undefined ? {} : { arguments: given }
  const { output } = await runOperation(await loadOperation('activate'), { name: 'top', ...handed }, context)
  const ofConversation: unknown = await (
    await post('/v1/conversations/one/activate', { name: 'top', ...handed })
  ).json()
  const ofRoute: unknown = await (await post('/v1/activate', { name: 'top', ...handed })).json()
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
    mcp: textOf(await client.callTool({ name: 'skill', arguments: { name: 'top', ...handed } })),
    library: library.activate('top', given),
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
})
