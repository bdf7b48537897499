import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { agentProgram, openAgentPlace, type AgentPlace } from './agent-place.ts'
import { greet, poem } from './skills.ts'

const file = agentProgram('@anthropic-ai/claude-code-linux-x64/claude')

/** Needs `npm ci --prefix test/clients` on Linux; without the program there is nothing to try. */
describe.skipIf(file === undefined)('the real Claude Code, with a model on this machine', { timeout: 600_000 }, () => {
  let place: AgentPlace
  beforeEach(async () => {
    place = await openAgentPlace({
      name: 'claude',
      file: file ?? '',
      variables: ({ baseUrl }) => ({
        ANTHROPIC_BASE_URL: baseUrl.replace(/\/v1$/, ''),
        ANTHROPIC_API_KEY: 'none',
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
        // Tools of servers are shown to the model at once, so that the test can see them.
        ENABLE_TOOL_SEARCH: 'false',
      }),
    })
  })
  afterEach(() => place.close())

  it('is connected by `metier connect`, is told which skills there are, and loads one', async () => {
    place.write('project/.agents/skills/greet/SKILL.md', greet)
    const connected = await place.run('metier', ['connect', 'claude-code', '--command', 'metier', '--yes'])
    expect(connected).toMatchObject({ status: 0 })

    const words = ['-p', '--mcp-config', '.mcp.json', '--allowedTools', 'mcp__metier__skill']
    const asked = await place.run('claude', words, '@call mcp__metier__skill {"name":"greet"}\n')

    expect(asked.stdout).toContain('Say the word tamarind')
    const first = place.model.requests.find(({ path, body }) => path === '/v1/messages' && 'tools' in body)
    const shown = JSON.stringify(first?.body)
    expect(shown).toContain('mcp__metier__skill')
    expect(shown).toContain('Greets people in verse')
    expect(shown).not.toContain('tamarind')
  })

  // WUN-62
  it('runs a forked skill of Metier and gives back the answer', async () => {
    place.write('project/.agents/skills/poem/SKILL.md', poem('@say Waves, and waves again.'))
    expect(await place.run('metier', ['trust', '.', '--yes'])).toMatchObject({ status: 0 })
    const run = await place.run('metier', ['run', 'poem', 'sea', '--driver', 'claude-code'])
    expect(run).toMatchObject({ status: 0, stdout: 'Waves, and waves again.\n' })
    const jobs = await place.run('metier', ['jobs'])
    expect(jobs.stdout).toMatch(/done\s+poem\s+claude-code/)
    expect(JSON.stringify(place.model.requests.at(-1)?.body)).toContain('Write a poem about sea.')
  })
})
