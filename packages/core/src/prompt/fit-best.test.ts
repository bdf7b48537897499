import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateTokens } from '../text/estimate-tokens.ts'
import { fitBest } from './fit-best.ts'
import { renderIndex } from './render-index.ts'
import type { SkillIndex } from './skill-index.ts'

const index: SkillIndex = {
  items: Array.from({ length: 300 }, (_, at) => ({
    name: `skill-${at}`,
    description: `Does the ${at}th of many things, at some length, so that it costs a few tokens to say.`,
  })),
  named: [],
  omitted: 0,
}
const render = (each: SkillIndex): string => renderIndex(each, { format: 'markdown' })

describe('fitBest', () => {
  // SQD-30: beyond what a context affords, skills are chosen by what the task calls for
  it('shows the best of a task with their whole descriptions, and counts the rest', () => {
    const fitted = fitBest(index, { render, budget: 200, bestFirst: ['skill-200', 'skill-7', 'skill-99'] })
    expect(fitted.items.map(({ name }) => name)).toEqual(['skill-200', 'skill-7', 'skill-99'])
    expect(fitted.items[0]).toEqual(index.items[200])
    expect(fitted).toMatchObject({ named: [], omitted: 297 })
    expect(render(fitted)).toContain('297 more skills are not listed')
  })

  it('never costs more than the budget, loses no skill, and shows more of a larger one', () => {
    const names = index.items.map(({ name }) => name)
    fc.assert(
      fc.property(fc.integer({ min: 64, max: 3000 }), fc.subarray(names, { minLength: 1 }), (budget, bestFirst) => {
        const fitted = fitBest(index, { render, budget, bestFirst })
        expect(estimateTokens(render(fitted))).toBeLessThanOrEqual(budget)
        expect(fitted.items.length + fitted.named.length + fitted.omitted).toBe(300)
        const larger = fitBest(index, { render, budget: budget + 400, bestFirst })
        expect(larger.items.length).toBeGreaterThanOrEqual(fitted.items.length)
      }),
      { numRuns: 50 },
    )
  })

  it('falls back on all skills where the task calls for none', () => {
    const fitted = fitBest(index, { render, budget: 500, bestFirst: ['unknown'] })
    expect(fitted.named.length + fitted.items.length).toBeGreaterThan(0)
  })
})
