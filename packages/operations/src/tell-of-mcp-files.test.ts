import { createCollectingJournal } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { doctor } from './doctor.ts'
import { prompt } from './prompt.ts'
import { team } from './team.ts'
import { createTestContext } from './test-context.case.ts'

const needy =
  '---\nname: schemas\ndescription: Changes schemas. Use for schemas.\nmetadata:\n  mcp-servers:\n    - name: postgres\n---\n\nAsk it.\n'
const files = {
  '/project/.ai-team/agents/fenster/charter.md': '# Fenster\n',
  '/project/.mcp.json': '{"mcpServers": ',
}

async function said(skills: Readonly<Record<string, string>>, act: 'prompt' | 'team') {
  const journal = createCollectingJournal()
  const context = createTestContext({ ...files, ...skills }, { journal })
  if (act === 'prompt') await prompt.handler(prompt.input.parse({}), context)
  else await team.handler(team.input.parse({ action: 'prompt', subject: 'fenster', task: 'Change a schema' }), context)
  return journal.entries.filter(({ level }) => level === 'warn').map(({ message }) => message)
}

describe('a file of MCP servers that cannot be read', () => {
  // SQD-44: else a server that the user did declare would be missing, and nobody would know why
  it.each(['prompt', 'team'] as const)('is named where a skill needs a server: %s', async (act) => {
    const warnings = await said({ '/project/.ai-team/skills/schemas/SKILL.md': needy }, act)
    expect(warnings).toEqual([expect.stringMatching(/^\/project\/\.mcp\.json: .*not valid JSON/)])
  })

  it('is nobody’s concern where none does', async () => {
    expect(await said({}, 'team')).toEqual([])
  })

  it('is among the problems that doctor finds', async () => {
    const { problems } = await doctor.handler(doctor.input.parse({}), createTestContext(files))
    expect(problems).toMatchObject([{ code: 'mcp-config-unreadable', path: '/project/.mcp.json' }])
  })
})
