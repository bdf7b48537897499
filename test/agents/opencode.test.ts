import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { agentProgram, openAgentPlace, type AgentPlace } from './agent-place.ts'
import { greet, poem } from './skills.ts'

const file = agentProgram('opencode-linux-x64/bin/opencode')

/** Needs `npm ci --prefix test/clients` on Linux; without the program there is nothing to try. */
describe.skipIf(file === undefined)('the real opencode, with a model on this machine', { timeout: 600_000 }, () => {
  let place: AgentPlace
  beforeEach(async () => {
    place = await openAgentPlace({
      name: 'opencode',
      file: file ?? '',
      variables: () => ({}),
    })
    const options = { baseURL: place.model.baseUrl, apiKey: 'none' }
    const provider = {
      npm: '@ai-sdk/openai-compatible',
      name: 'fake',
      options,
      models: { small: { name: 'small', tool_call: true } },
    }
    const model = 'fake/small'
    const settings = { model, small_model: model, autoupdate: false, share: 'disabled', provider: { fake: provider } }
    place.write('.config/opencode/opencode.json', JSON.stringify(settings))
  })
  afterEach(() => place.close())

  // WUN-62
  it('runs a forked skill over ACP, and loads another skill through the server of `metier connect`', async () => {
    place.write('project/.agents/skills/greet/SKILL.md', greet)
    place.write('project/.agents/skills/poem/SKILL.md', poem('@call metier_skill {"name":"greet"}'))
    const connected = await place.run('metier', ['connect', 'opencode', '--command', 'metier', '--yes'])
    expect(connected).toMatchObject({ status: 0 })
    expect(await place.run('metier', ['trust', '.', '--yes'])).toMatchObject({ status: 0 })

    const run = await place.run('metier', ['run', 'poem', 'sea', '--driver', 'opencode'])

    expect(run.stderr).toBe('')
    expect(run.stdout).toContain('Say the word tamarind')
    const jobs = await place.run('metier', ['jobs'])
    expect(jobs.stdout).toMatch(/done\s+poem\s+opencode/)
    const shown = place.model.requests.map(({ body }) => JSON.stringify(body))
    expect(shown.some((text) => text.includes('metier_skill') && text.includes('Write a poem about sea.'))).toBe(true)
  })
})
