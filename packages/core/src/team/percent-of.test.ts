import { describe, expect, it } from 'vitest'
import { percentOf } from './percent-of.ts'

describe('percentOf', () => {
  // SQD-29, SQD-62: the figures of the document's two tables come out as they are printed there
  it.each([
    [500, '0.4'],
    [8000, '6.3'],
    [8600, '6.7'],
    [8800, '6.9'],
    [9000, '7.0'],
    [100, '0.1'],
    [200, '0.2'],
    [5600, '4.4'],
    [4000, '3.1'],
    [10_200, '8.0'],
    [19_600, '15.3'],
  ])('%i of 128,000 tokens are %s %%', (tokens, percent) => {
    expect(percentOf(tokens, 128_000)).toBe(percent)
  })
})
