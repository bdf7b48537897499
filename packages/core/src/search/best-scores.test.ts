import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { BestScores } from './best-scores.ts'

it('keeps what sorting all would put first, whatever is offered that is above the least', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 80 }),
      fc.integer({ min: 1, max: 12 }),
      (scores, limit) => {
        const best = new BestScores(limit)
        for (const [slot, score] of scores.entries()) if (score > best.least) best.offer(slot, score)
        const sorted = scores
          .map((score, slot) => ({ slot, score }))
          .toSorted((a, b) => b.score - a.score || a.slot - b.slot)
        expect(best.ordered).toEqual(sorted.slice(0, limit))
      },
    ),
  )
})
