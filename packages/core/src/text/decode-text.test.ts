import { assert, property, string, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, bigEndian: boolean) => {
  const units = Array.from(text, (character) => character.charCodeAt(0))
  return new Uint8Array(units.flatMap((unit) => (bigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])))
}

describe('decodeText', () => {
  it('gives back any well-formed text', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        if (text.includes('\0') || /[\uD800-\uDFFF]/u.test(text)) return
        expect(decodeText(bytes(text))).toEqual({ text, byteOrderMark: text.startsWith('\uFEFF') })
      }),
    )
  })

  it('agrees with the platform on what is UTF-8, and never throws', () => {
    assert(
      property(uint8Array({ maxLength: 12 }), (raw) => {
        const { problem, text } = decodeText(raw)
        let sound = true
        try {
          new TextDecoder('utf-8', { fatal: true }).decode(raw)
        } catch {
          sound = false
        }
        expect(problem?.kind === 'utf16' || (problem?.kind === 'not-utf8') === !sound).toBe(true)
        expect(problem?.offset ?? 0).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps the mark and flags it', () => {
    expect(decodeText(bytes('\uFEFF---'))).toEqual({ text: '\uFEFF---', byteOrderMark: true })
  })

  it.each([
    ['a lone continuation byte', [0x61, 0x0a, 0x80, 0x62], 2],
    ['an overlong slash', [0x61, 0xc0, 0xaf], 1],
    ['a surrogate', [0xed, 0xa0, 0x80], 0],
    ['above U+10FFFF', [0xf4, 0x90, 0x80, 0x80], 0],
    ['a character cut off at the end', [0xc3, 0xa9, 0xc3], 1],
    ['Latin-1', [0x63, 0x61, 0x66, 0xe9, 0x0a], 3],
  ])('finds %s', (_, raw, offset) => {
    expect(decodeText(new Uint8Array(raw)).problem).toEqual({ kind: 'not-utf8', offset })
  })

  it.each([
    ['little-endian with mark', new Uint8Array([0xff, 0xfe, 0x2d, 0])],
    ['big-endian with mark', new Uint8Array([0xfe, 0xff, 0, 0x2d])],
    ['little-endian without', utf16('---\nname: x', false)],
    ['big-endian without', utf16('---\nname: x', true)],
  ])('knows UTF-16, %s', (_, raw) => {
    expect(decodeText(raw).problem).toEqual({ kind: 'utf16', offset: 0 })
  })

  it('finds a zero byte with its place', () => {
    expect(decodeText(bytes('name: \0x')).problem).toEqual({ kind: 'nul-byte', offset: 6 })
  })

  it('reads a head that ends inside a character', () => {
    const whole = bytes('ab€𝄞')
    for (let length = 0; length <= whole.length; length += 1) {
      const { text, problem } = decodeText(whole.subarray(0, length), { partial: true })
      expect(problem).toBeUndefined()
      expect('ab€𝄞'.startsWith(text)).toBe(true)
    }
    expect(decodeText(new Uint8Array([0x61, 0x80]), { partial: true }).problem?.kind).toBe('not-utf8')
  })
})
