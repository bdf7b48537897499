import { expect, it } from 'vitest'
import type { Candidate } from './candidate.ts'
import { plainCandidate } from './plain-candidate.ts'
import { sampleCandidate } from './sample.case.ts'

it('has everything that a candidate would find out', () => {
  const whole = { ...sampleCandidate(), brief: { name: 'a', description: 'b' }, stale: true }
  const finding: Candidate = Object.create(
    Object.fromEntries(Object.keys(whole).map((key) => [key, undefined])),
    Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, { get: () => value, enumerable: false }])),
  )
  expect({ ...finding }).toEqual({})
  expect(plainCandidate(finding)).toEqual(whole)
})
