import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { responseMode, responseModes } from './response-mode.ts'

const match = { verdict: 'fits', skills: ['react'] } as const
const several = { verdict: 'several', skills: ['react', 'vue'] } as const
const none = { verdict: 'none', skills: ['nearest'] } as const

describe('responseMode', () => {
  // SQD-63 the four modes; SQD-64 a focused task; SQD-65 new work and a whole project; SQD-68 the column of the table
  it.each([
    ['Who works on the frontend?', 'direct', 'direct'],
    ['Fix the React component', 'standard', 'lightweight'],
    ['Correct the rounding in the price column', 'standard', 'lightweight'],
    ['Paginate the API responses of /orders', 'standard', 'lightweight'],
    ['Build a new API endpoint', 'standard', 'standard'],
    ['Implement the search feature', 'standard', 'standard'],
    ['Set up the project', 'full', 'standard'],
    ['Scaffold an app with login', 'full', 'standard'],
  ] as const)('%s: %s without a skill, %s with one', (task, without, withSkill) => {
    expect(responseMode(task, none)).toMatchObject({ mode: without, withoutSkills: without })
    expect(responseMode(task, match)).toMatchObject({ mode: withSkill, withoutSkills: without })
    expect(responseMode(task, several).mode).toBe(withSkill)
  })

  // SQD-69: the veto stands whatever matches
  it.each([
    ['Decide on the architecture of the billing service', 'architecture', 'standard'],
    ['Should we split the monolith?', 'architecture', 'standard'],
    ['Fix the trade-off between caching and freshness', 'architecture', 'standard'],
    ['Team, fix the React component', 'several-agents', 'full'],
    ['Have the agents fix the tests in parallel', 'several-agents', 'full'],
  ] as const)('%s: never less because of a skill (%s)', (task, veto, mode) => {
    expect(responseMode(task, match)).toEqual({ mode, withoutSkills: mode, veto, agentType: 'general-purpose' })
  })

  // SQD-66: what the lightweight agent is started with; SQD-67: the two files it does not read
  it('starts a lightweight agent with the skills alone', () => {
    expect(responseMode('Fix the React component', several).spawn).toEqual({
      agentType: 'general-purpose',
      background: true,
      skills: ['react', 'vue'],
      skip: ['history.md', 'decisions.md'],
      afterwards: 'append-one-line-to-history',
    })
    expect(responseMode('Set up the project', match).spawn).toBeUndefined()
  })

  // SQD-105: one that only looks for what only reads; none where nobody is started
  it.each([
    ['Who works on the frontend?', undefined],
    ['Explain how the parser recovers from an error', 'explore'],
    ['Build a new API endpoint', 'general-purpose'],
  ])('%s: the agent is %s', (task, type) => {
    expect(responseMode(task, none).agentType).toBe(type)
    expect(responseMode('Explain the React component', match)).toMatchObject({
      mode: 'lightweight',
      agentType: 'general-purpose',
    })
  })

  it('takes nearly right for no match', () => {
    expect(responseMode('Fix the React component', { verdict: 'fits', skills: [] }).mode).toBe('standard')
  })

  it('never makes more of a task because of a skill, and takes any text in bounded time', () => {
    fc.assert(
      fc.property(fc.string(), (task) => {
        const { mode, withoutSkills } = responseMode(task, match)
        expect(responseModes.indexOf(mode)).toBeLessThanOrEqual(responseModes.indexOf(withoutSkills))
      }),
    )
    expect(responseMode('build a a '.repeat(100_000), match).mode).toBe('lightweight')
  })
})
