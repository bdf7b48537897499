import { expect, it } from 'vitest'
import { sampleCandidate } from './sample.case.ts'
import { withFacts } from './with-facts.ts'

it('keeps a skill that is made only when it is asked for', () => {
  const { skill, ...parts } = sampleCandidate()
  class Later {
    get skill() {
      return skill
    }
  }
  const candidate = Object.assign(new Later(), parts)
  const copy = withFacts(candidate, { digest: null, verdict: 'warn' })
  expect(copy).toEqual({ ...parts, skill, verdict: 'warn' })
})
