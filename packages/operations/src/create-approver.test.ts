import type { ApprovalRequest } from '@metier/core'
import { describe, expect, it } from 'vitest'
import { createApprover } from './create-approver.ts'

const request: ApprovalRequest = {
  skill: 'review-pr',
  digest: 'sha256:1',
  kind: 'context',
  command: 'gh pr view 1',
  grants: ['the network'],
  pattern: 'Bash(gh pr:*)',
}

/** Somebody who picks the choice with this number, or walks away. */
function person(number: number | undefined) {
  const seen: { question: string; choices: readonly string[] }[] = []
  const approver = createApprover(async (question, choices) => {
    seen.push({ question, choices })
    return number === undefined ? undefined : choices[number]
  })
  return { approver, seen }
}

describe('createApprover', () => {
  it.each([
    [0, 'deny'],
    [1, 'once'],
    [2, 'always'],
    [undefined, 'deny'],
  ])('choice %s is %s', async (number, answer) => {
    expect(await person(number).approver.ask(request)).toBe(answer)
  })

  it('says what would run, and with what', async () => {
    const { approver, seen } = person(0)
    await approver.ask(request)
    expect(seen[0]?.question).toContain('review-pr wants to run: gh pr view 1')
    expect(seen[0]?.question).toContain('with the network')
    expect(seen[0]?.choices[2]).toContain('Bash(gh pr:*)')
  })

  it.each([{ pattern: '' }, { digest: null }])('offers no always for %j', async (change) => {
    const { approver, seen } = person(0)
    await approver.ask({ ...request, ...change })
    expect(seen[0]?.choices).toHaveLength(2)
  })
})
