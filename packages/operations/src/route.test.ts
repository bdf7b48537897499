import { describe, expect, it } from 'vitest'
import { route, type RouteOutput } from './route.ts'
import { createTestContext } from './test-context.case.ts'

const root = '/project/.agents/skills'
const files = Object.fromEntries(
  [
    ['react', 'Builds and repairs React components and their hooks.', ''],
    ['api-design', 'Designs API endpoints and their errors.', ''],
    ['secret-react', 'React component repair for people only.', 'disable-model-invocation: true\n'],
    ...['compost', 'invoices', 'chess', 'weather', 'sailing', 'recipes'].map((name) => [
      name,
      `All about ${name}.`,
      '',
    ]),
  ].map(([name, description, more]) => [
    `${root}/${name}/SKILL.md`,
    `---\nname: ${name}\ndescription: ${description}\n${more}---\n`,
  ]),
)

async function run(...task: string[]): Promise<RouteOutput> {
  return route.handler(route.input.parse({ task }), createTestContext(files))
}

describe('route', () => {
  // SQD-63, SQD-64, SQD-65, SQD-68, SQD-108: what the task and the descriptions say decide the mode
  it.each([
    ['Fix the React component', 'lightweight', 'standard', ['react']],
    ['Build a new API endpoint', 'standard', 'standard', ['api-design']],
    ['Sharpen the kitchen knives', 'standard', 'standard', []],
  ])('%s: %s', async (task, mode, withoutSkills, skills) => {
    const output = await run(...task.split(' '))
    expect(output).toMatchObject({ mode, withoutSkills, veto: null })
    expect(output.skills.map(({ name }) => name)).toEqual(skills)
  })

  // SQD-66, SQD-67: the agent of a lightweight response reads its skills and nothing else
  it('says how to start the agent of a lightweight response', async () => {
    expect((await run('Fix the React component')).spawn).toEqual({
      agentType: 'general-purpose',
      background: true,
      skills: ['react'],
      skip: ['history.md', 'decisions.md'],
      afterwards: 'append-one-line-to-history',
    })
  })

  // SQD-69: no match makes less of these
  it.each([
    ['Decide on the architecture of the React components', 'architecture'],
    ['Team, fix the React component', 'several-agents'],
  ])('%s: never less because of a skill', async (task, veto) => {
    const output = await run(task)
    expect(output).toMatchObject({ veto, spawn: null })
    expect(output.mode).toBe(output.withoutSkills)
    expect(output.skills.map(({ name }) => name)).toContain('react')
  })
})
