import { buildSkill } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { createStage } from '../catalog/stage.case.ts'

describe('mcp.policy: block (decisions R-21)', () => {
  const skill = buildSkill({
    name: 'needy',
    description: 'Files issues. Use when an issue is wanted.',
    frontmatter: { metadata: { 'mcp-servers': '[{"name":"github","reason":"to file issues","optional":false}]' } },
  })
  const stage = (overrides: Readonly<Record<string, unknown>> = { 'mcp.policy': 'block' }) =>
    createStage({ files: { '/project/.agents/skills/needy/SKILL.md': skill }, overrides })
  const states = (service: ReturnType<ReturnType<typeof stage>['open']>) =>
    service.view().entries.map(({ name, state }) => `${name} ${state}`)

  it('hides a skill whose server the project does not declare, and shows it once it does', () => {
    const { open, tree } = stage()
    const service = open()
    // Nobody said which servers there are.
    expect(states(service)).toEqual(['needy active'])
    tree.write('/project/.mcp.json', '{"mcpServers":{"jira":{"command":"jira"}}}')
    expect(states(service)).toEqual(['needy ineligible'])
    tree.write('/project/.mcp.json', '{"mcpServers":{"github":{"command":"gh"}}}')
    expect(states(service)).toEqual(['needy active'])
  })

  it('leaves it in the list under any other policy', () => {
    const { open, tree } = stage({ 'mcp.policy': 'stop' })
    tree.write('/project/.mcp.json', '{"mcpServers":{}}')
    expect(states(open())).toEqual(['needy active'])
  })
})
