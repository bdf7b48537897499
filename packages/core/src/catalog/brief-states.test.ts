import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankSkill } from '../format/fields/blank-skill.ts'
import { sampleCandidate, sampleContext } from './sample.case.ts'
import { stateEvaluator } from './state-evaluator.ts'

describe('a candidate of which enough is known without its skill', () => {
  const names = ['git', 'jq', 'absent']
  const verdict = fc.constantFrom('pass', 'warn', 'block', 'incomplete', 'unscanned')
  it('WUN-37 has the state and the reasons that its skill would have', () => {
    fc.assert(
      fc.property(
        fc.subarray(names),
        verdict,
        fc.record({
          enabled: fc.boolean(),
          blockCritical: fc.boolean(),
          allowed: fc.boolean(),
          switched: fc.boolean(),
        }),
        (bins, found, { enabled, blockCritical, allowed, switched }) => {
          const root = { path: '/bundled', scope: 'bundled', order: 0, source: 'metier' } as const
          const requires = { ...blankSkill('', '').requires, bins }
          const whole = sampleCandidate({ root, verdict: found, skill: { requires } })
          const { name, description } = whole.skill ?? blankSkill('', '')
          const brief = { name, description, ...(bins.length > 0 && { bins }) }
          const context = sampleContext({
            host: { hasBinary: (wanted) => wanted !== 'absent' },
            settings: {
              enabled,
              blockCritical,
              ...(allowed && { allowBundled: [] }),
              ...(switched && { entries: { [name]: { enabled: false } } }),
            },
          })
          const evaluate = stateEvaluator(context)
          const { candidate: _known, ...known } = evaluate({ ...whole, brief })
          const { candidate: _truth, ...truth } = evaluate(whole)
          expect(known).toEqual(truth)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('is not looked into where nothing keeps it from being used', () => {
    const brief = { name: 'sample', description: 'Does a thing.', bins: ['git'] }
    const candidate = Object.defineProperty({ ...sampleCandidate(), brief }, 'skill', {
      get(): never {
        throw new Error('looked into')
      },
    })
    const evaluate = stateEvaluator(sampleContext({ host: { hasBinary: () => true } }))
    expect(evaluate(candidate)).toMatchObject({ name: 'sample', state: 'active', reasons: [] })
  })
})
