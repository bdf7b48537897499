import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMeaningSum } from './create-meaning-sum.ts'
import { KernelMeaningSum } from './kernel-meaning-sum.ts'
import { PlainMeaningSum } from './plain-meaning-sum.ts'
import { wordTable } from './word-table.case.ts'
import { WordVectors } from './word-vectors.ts'

const step = fc.integer({ min: -128, max: 127 })

/** A table of so many dimensions with factors of every size, and one that is no number. */
function tableOf(vectors: readonly (readonly number[])[], factors: readonly number[]): WordVectors {
  const file = wordTable(Object.fromEntries(vectors.map((vector, at) => [`w${at}`, vector])))
  new Float32Array(file.buffer, 16 + 4 * vectors.length, vectors.length).set(factors)
  const words = WordVectors.of(file)
  if (words === undefined) throw new Error('It is no table.')
  return words
}

describe('KernelMeaningSum', () => {
  it('gives what loops give, to the last bit', () => {
    const tables = fc
      .tuple(fc.integer({ min: 1, max: 13 }), fc.integer({ min: 1, max: 6 }))
      .chain(([dimensions, size]) =>
        fc.tuple(
          fc.array(fc.array(step, { minLength: dimensions, maxLength: dimensions }), {
            minLength: size,
            maxLength: size,
          }),
          fc.array(fc.oneof(fc.float(), fc.float({ min: -2, max: 2 })), { minLength: size, maxLength: size }),
          fc.array(fc.array(fc.integer({ min: -1, max: size - 1 }), { maxLength: 12 }), { maxLength: 4 }),
        ),
      )
    fc.assert(
      fc.property(tables, ([vectors, factors, documents]) => {
        const words = tableOf(vectors, factors)
        const [kernel, plain] = [createMeaningSum(words), new PlainMeaningSum(words)]
        expect(kernel).toBeInstanceOf(KernelMeaningSum)
        for (const rows of documents) {
          for (const row of rows) for (const sum of [kernel, plain]) sum.add(row)
          expect([...kernel.pack()]).toEqual([...plain.pack()])
        }
      }),
      { numRuns: 300 },
    )
  })

  it('adds more rows than wait at once', () => {
    const words = tableOf([[3, -7, 120, 1, 2]], [0.1])
    const [kernel, plain] = [createMeaningSum(words), new PlainMeaningSum(words)]
    for (let at = 0; at < 2500; at += 1) for (const sum of [kernel, plain]) sum.add(0)
    expect([...kernel.pack()]).toEqual([...plain.pack()])
  })
})
