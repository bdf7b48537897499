import { describe, expect, it } from 'vitest'
import { agentTypeFor, parallelSpawns } from './agent-type.ts'

// SQD-105
describe('agentTypeFor', () => {
  it.each([
    'Explain how invoices are numbered',
    'Find every caller of parseDate',
    'please review the pull request for security',
    'Where do we retry a payment?',
    'Could you summarize what the team has decided on caching',
  ])('%s: it only looks', (task) => expect(agentTypeFor(task)).toBe('explore'))

  it.each([
    'Fix the React component',
    'Find the slow query and fix it',
    'Review the draft and correct it',
    'Investigate the failure, then write a test for it',
    'React',
    '',
  ])('%s: it works', (task) => expect(agentTypeFor(task)).toBe('general-purpose'))
})

// SQD-104
it('few agents are started at once', () => {
  expect(parallelSpawns).toEqual({ usual: 4, most: 5 })
})
