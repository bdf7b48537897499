import { describe, expect, it } from 'vitest'
import { team } from './team.ts'
import { createTestContext } from './test-context.case.ts'

function skill(name: string, description: string, body = '') {
  return `---\nname: ${name}\ndescription: ${description}\n---\n\nThe body of ${name}.\n${body}`
}

const own = (agent: string, name: string) => `/project/.ai-team/agents/${agent}/skills/${name}/SKILL.md`
const files = {
  '/project/.ai-team/agents/fenster/charter.md': '# Fenster — Core Dev\n\nOwns the frontend.\n',
  '/project/.ai-team/agents/fenster/history.md': '# History\n',
  '/project/.ai-team/agents/hockney/charter.md': '# Hockney — Tester\n\nWrites tests.\n',
  '/project/.ai-team/agents/keaton/charter.md': '# Keaton — Lead\n',
  '/project/.ai-team/decisions.md': '# Decisions\n',
  '/project/.ai-team/routing.md': '| Work | Agent |\n|---|---|\n| Scope and priorities | Keaton |\n',
  [own('fenster', 'react-components')]: skill('react-components', 'Builds and repairs React components.'),
  [own('fenster', 'css-layout')]: skill('css-layout', 'Lays out pages with CSS.'),
  [own('hockney', 'load-tests')]: skill('load-tests', 'Measures how a server holds under load.'),
  ...Object.fromEntries(
    ['compost', 'chess', 'weather', 'sailing', 'recipes'].map((name) => [
      `/project/.ai-team/skills/${name}/SKILL.md`,
      skill(name, `All about ${name}.`),
    ]),
  ),
}

async function run(input: object) {
  return team.handler(team.input.parse(input), createTestContext(files))
}
const route = async (task: string) => {
  const { routed } = await run({ action: 'route', subject: task })
  if (routed === undefined) throw new Error('nothing was routed')
  return routed
}

describe('team route', () => {
  // SQD-64, SQD-68: who has the skill, and what of it speaks for that
  it('names the member that knows how, with the skill and the reasons', async () => {
    const routed = await route('Fix the React component')
    expect(routed).toMatchObject({ member: 'fenster', mode: 'lightweight', withoutSkills: 'standard', veto: null })
    expect(routed.members[0]?.reasons[0]).toMatchObject({ kind: 'skill', what: 'react-components' })
    expect(routed.skills).toMatchObject([
      { name: 'react-components', why: [{ words: expect.arrayContaining(['react']) }] },
    ])
    expect(routed.spawn).toMatchObject({ agentType: 'general-purpose', skills: ['react-components'] })
  })

  // A word in common makes the member, and the answer names the skill that has it; it is too little for a lightweight start
  it('shows the skill that a member was chosen for, where none clearly fits', async () => {
    const tailwind = own('fenster', 'tailwind-css')
    const text = 'Convention: always use Tailwind CSS. Use when the work has to do with Tailwind CSS.'
    const context = createTestContext({ ...files, [tailwind]: skill('tailwind-css', `'${text}'`) })
    const subject = 'Style the login page with Tailwind'
    const { routed } = await team.handler(team.input.parse({ action: 'route', subject }), context)
    expect(routed).toMatchObject({ member: 'fenster', verdict: 'none', mode: 'standard', spawn: null })
    const chosenFor = routed?.members[0]?.reasons.filter(({ kind }) => kind === 'skill').map(({ what }) => what)
    expect(chosenFor).toContain('tailwind-css')
    expect(routed?.skills.map(({ name }) => name)).toEqual(chosenFor)
    expect(routed?.skills[0]?.why).toMatchObject([{ words: ['tailwind'] }])
  })

  it.each([
    ['Hockney, fix the React component', 'hockney'],
    ['Set the priorities for March', 'keaton'],
    ['Write tests of the parser', 'hockney'],
    ['Sharpen the kitchen knives', null],
  ])('%s: %s', async (task, member) => expect((await route(task)).member).toBe(member))

  // SQD-108: a skill's field is what its name and description say
  it('takes no word in the text of a skill for what it is for', async () => {
    const sailing = '/project/.ai-team/skills/sailing/SKILL.md'
    const more = { [sailing]: skill('sailing', 'All about sailing.', 'The login form of the marina.') }
    const context = createTestContext({ ...files, ...more })
    const { routed } = await team.handler(
      team.input.parse({ action: 'route', subject: 'Mend the login form' }),
      context,
    )
    expect(routed).toMatchObject({ mode: 'standard', skills: [] })
  })

  // SQD-69: the veto stands in a team as well
  it.each([
    ['Decide on the architecture of the React components', 'architecture', 'standard'],
    ['Team, fix the React component', 'several-agents', 'full'],
  ])('%s: no skill makes less of it', async (task, veto, mode) => {
    expect(await route(task)).toMatchObject({ veto, mode, spawn: null })
  })

  // SQD-104: as data, for whoever starts them
  it('says how many to start at the same time', async () => {
    const routed = await route('Everybody: Fenster, Hockney and Keaton fix the React component')
    expect(routed).toMatchObject({ mode: 'full', parallel: { usual: 4, most: 5 } })
    expect(routed.members.map(({ name }) => name)).toEqual(['fenster', 'hockney', 'keaton'])
  })

  // SQD-105
  it.each([
    ['Explain how chess clocks are drawn by the parser we inherited', 'explore'],
    ['Write tests of the parser', 'general-purpose'],
    ['Who is on the team?', null],
  ])('%s: the agent is %s', async (task, agentType) => expect((await route(task)).agentType).toBe(agentType))

  // SQD-104, SQD-105: beside the prompt as well, for whoever starts the member
  it.each([
    ['Explain the parser', 'explore'],
    ['Write tests of the parser', 'general-purpose'],
  ])('%s: the prompt is for an agent of kind %s', async (task, agentType) => {
    const { prompt } = await run({ action: 'prompt', subject: 'hockney', task })
    expect(prompt).toMatchObject({ agentType, parallel: { usual: 4, most: 5 } })
  })

  it('wants a task', async () => {
    await expect(run({ action: 'route' })).rejects.toThrow(/Which task/)
  })
})

const start = async (task: string, more: object = {}) =>
  (await run({ action: 'prompt', subject: 'fenster', task, mode: 'lightweight', ...more })).prompt

describe('team prompt --mode lightweight', () => {
  // SQD-66, SQD-67, SQD-108
  it('has the skills of the task whole, and nothing to read', async () => {
    const prompt = await start('Fix the React component')
    expect(prompt?.text).toContain('The body of react-components.')
    expect(prompt?.text).not.toContain('css-layout')
    expect(prompt?.text).not.toMatch(/^Read /m)
    expect(prompt?.text).toContain('append one line about it to .ai-team/agents/fenster/history.md')
    expect(prompt).toMatchObject({ mode: 'lightweight', skills: ['react-components'], named: [], omitted: 0 })
    expect(prompt?.rows.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(prompt?.tokens)
  })

  it.each([
    ['Decide on the architecture of the React components', /decides on architecture/],
    ['Team, fix the React component', /several agents/],
    ['Sharpen the kitchen knives', /No skill of fenster fits/],
  ])('%s: is none', async (task, message) => {
    await expect(start(task)).rejects.toThrow(message)
  })
})
