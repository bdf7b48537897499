import { describe, expect, it } from 'vitest'
import { team } from './team.ts'
import { createTestContext } from './test-context.case.ts'

function skill(name: string, description: string, more = '') {
  return `---\nname: ${name}\ndescription: ${description}\n${more}---\n\nThe body of ${name}.\n`
}

const postgres = 'metadata:\n  mcp-servers:\n    - name: postgres\n      reason: reads the schema\n'
const files = {
  '/project/.ai-team/decisions.md': '# Decisions\n',
  '/project/.ai-team/agents/fenster/charter.md': '# Fenster — Core Dev\n\nOwns the core.\n',
  '/project/.ai-team/agents/fenster/history.md': '# History\n',
  '/project/.ai-team/agents/hockney/charter.md': '# Hockney\n',
  '/project/.ai-team/skills/git-habits/SKILL.md': skill('git-habits', 'How this team commits.'),
  '/project/.ai-team/agents/fenster/skills/api-design/SKILL.md': skill('api-design', 'Designs endpoints.', postgres),
  '/project/.ai-team/agents/hockney/skills/test-plans/SKILL.md': skill('test-plans', 'Plans tests.'),
}

async function run(input: object, more: Readonly<Record<string, string>> = {}) {
  return team.handler(team.input.parse(input), createTestContext({ ...files, ...more }))
}

const prompt = async (agent: string, more: object = {}, tree: Readonly<Record<string, string>> = {}) =>
  (await run({ action: 'prompt', subject: agent, task: 'Design an endpoint', ...more }, tree)).prompt

describe('team', () => {
  it('lists members, what they are and what they know', async () => {
    expect((await run({})).team).toEqual({
      directory: '/project/.ai-team',
      skills: ['git-habits'],
      members: [
        { name: 'fenster', role: 'Core Dev', skills: ['api-design'] },
        { name: 'hockney', role: null, skills: ['test-plans'] },
      ],
    })
  })

  // SQD-14, SQD-15, SQD-16: one format in both places; the team's for all, one's own for oneself
  it('starts a member with the skills of the team and its own', async () => {
    const started = await prompt('Fenster')
    expect(started?.skills).toEqual(['api-design', 'git-habits'])
    expect(started?.text).toContain('<location>.ai-team/agents/fenster/skills/api-design/SKILL.md</location>')
    expect(started?.text).not.toContain('The body of')
    expect((await prompt('hockney'))?.skills).toEqual(['git-habits', 'test-plans'])
  })

  // SQD-48, SQD-74: a server that nobody has configured is said in the prompt, and the skill stays
  it('says which servers a skill wants, and that one is missing', async () => {
    const text = (await prompt('fenster', {}, { '/project/.mcp.json': '{"mcpServers":{"files":{}}}' }))?.text
    expect(text).toMatch(/- api-design: postgres \(required\) \[not configured here\]/)
    expect(text).toContain('<name>api-design</name>')
    expect((await prompt('fenster', { mcpTable: true }))?.text).toContain('| api-design | postgres | Yes |')
  })

  it('names history and decisions only where there are any', async () => {
    expect((await prompt('fenster'))?.text).toContain('Read .ai-team/agents/fenster/history.md')
    expect((await prompt('hockney'))?.text).not.toContain('history.md:')
  })

  it('tells a member of decisions that wait in the inbox, and of no other files there', async () => {
    expect((await prompt('fenster'))?.text).not.toContain('decisions/inbox:')
    const inbox = { '/project/.ai-team/decisions/inbox/user-prices.md': '# Prices\n\nKeep prices in cents.\n' }
    const started = await prompt('fenster', {}, { ...inbox, '/project/.ai-team/decisions/inbox/.gitkeep': '' })
    expect(started?.text).toContain('Read .ai-team/decisions/inbox: ')
    expect(started?.rows.at(-1)).toMatchObject({ title: 'New decisions (read)', place: 'read' })
    expect((await prompt('fenster', {}, { '/project/.ai-team/decisions/inbox/.gitkeep': '' }))?.text).not.toContain(
      'inbox: ',
    )
  })

  // SQD-20: what is written between two starts is in the second
  it('looks for skills at each start', async () => {
    const context = createTestContext(files)
    const ask = async () =>
      (await team.handler(team.input.parse({ action: 'prompt', subject: 'hockney', task: 'x' }), context)).prompt
    expect((await ask())?.skills).not.toContain('late')
    context.writer.write('/project/.ai-team/skills/late/SKILL.md', skill('late', 'Came late.'))
    const catalog = await context.catalog()
    catalog.refresh()
    expect((await ask())?.skills).toContain('late')
  })

  it.each([
    [{ action: 'prompt' }, /for a member and a task/],
    [{ action: 'prompt', subject: 'verbal', task: 'x' }, /no member "verbal"/],
  ])('%j is refused', async (input, message) => {
    await expect(run(input)).rejects.toThrow(message)
  })

  it('says how to begin where there is no team', async () => {
    await expect(team.handler(team.input.parse({}), createTestContext({}))).rejects.toThrow(/There is no team/)
  })
})
