import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainKernel, vectorKernel, type ImpactKernel } from './impact-kernel.ts'
import { windowSlots } from './window-slots.ts'

const vectors = vectorKernel()

describe('what is done to a window at once', () => {
  it('is done by vectors here', () => {
    expect(vectors?.isFast).toBe(true)
  })

  it('adds up to the same and marks the same by vectors and by loops, at every slot', () => {
    const kernels = [plainKernel(), ...(vectors ? [vectors] : [])]
    const impacts = fc.array(fc.tuple(fc.nat(windowSlots - 1), fc.nat(255)), { maxLength: 200 }).map((entries) => {
      const all = new Uint8Array(windowSlots).fill(255, windowSlots - 1)
      for (const [slot, impact] of entries) all[slot] = impact
      return all
    })
    // Together below 2^31, as scores are.
    const added = fc.array(fc.tuple(impacts, fc.nat(2 ** 21)), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(added, fc.nat(2 ** 29), (lists, least) => {
        const given = kernels.map((kernel) => run(kernel, lists, least))
        expect(given[1]).toEqual(given[0])
        const sum = (slot: number): number =>
          lists.reduce((before, [each, step]) => before + step * (each[slot] ?? 0), 0)
        for (const slot of [0, 1, 17, windowSlots - 1]) {
          expect(given[0]?.scores[slot]).toBe(sum(slot))
          expect(((given[0]?.marks[slot >>> 5] ?? 0) >>> (slot & 31)) & 1).toBe(Number(sum(slot) > least))
        }
      }),
      { numRuns: 50 },
    )
  })
})

function run(kernel: ImpactKernel, lists: readonly (readonly [Uint8Array, number])[], least: number) {
  kernel.scores.fill(0)
  for (const [impacts, step] of lists) kernel.add(impacts, step)
  kernel.mark(least)
  return { scores: Array.from(kernel.scores), marks: Array.from(kernel.marks) }
}
