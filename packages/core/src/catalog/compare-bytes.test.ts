import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteOrderOf } from './byte-order-of.ts'
import { compareBytes } from './compare-bytes.ts'

const encoder = new TextEncoder()

function compareEncoded(left: string, right: string): number {
  const a = encoder.encode(left)
  const b = encoder.encode(right)
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return Math.sign(difference)
  }
  return Math.sign(a.length - b.length)
}

// Characters on both sides of the surrogates, where UTF-16 order and byte order part.
const text = fc.string({ unit: fc.constantFrom('a', 'b', '-', 'é', '\uE000', '\uFFFD', '😀', '🐛'), maxLength: 5 })

describe('compareBytes', () => {
  it('orders as UTF-8 bytes do', () => {
    fc.assert(
      fc.property(text, text, (left, right) => {
        expect(Math.sign(compareBytes(left, right))).toBe(compareEncoded(left, right))
      }),
    )
  })

  it('puts a pair of surrogates behind the last character of the basic plane', () => {
    expect(['\uFFFD', '😀'].toSorted()).toEqual(['😀', '\uFFFD'])
    expect(compareBytes('😀', '\uFFFD')).toBeGreaterThan(0)
  })
})

describe('byteOrderOf', () => {
  it('gives the same order by whichever way it chooses', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), (texts) => {
        const sorted = texts.toSorted(byteOrderOf(texts, (item) => item))
        expect(sorted).toEqual(texts.toSorted(compareEncoded))
      }),
    )
  })
})
