import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wrapLines } from './wrap-lines.ts'

function words(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

describe('wrapLines', () => {
  it('breaks at a space, and hangs what goes on', () => {
    expect(wrapLines('error There is no such folder.', { width: 16, hanging: 6 })).toBe(
      'error There is\n      no such\n      folder.',
    )
  })

  it('keeps the margin of a line', () => {
    expect(wrapLines('  one two three', { width: 9 })).toBe('  one two\n  three')
  })

  it('leaves a long word whole, and what stands in columns', () => {
    const path = '/home/ada/shop/.agents/skills'
    expect(wrapLines(`in ${path}`, { width: 12 })).toBe(`in\n${path}`)
    expect(wrapLines('left      right side', { width: 12 })).toBe('left      right side')
  })

  it('counts no colour as a column', () => {
    expect(wrapLines('\u001B[31merror\u001B[39m No.', { width: 9 })).toBe('\u001B[31merror\u001B[39m No.')
  })

  it('changes nothing where nobody looks', () => {
    const line = 'word '.repeat(50)
    expect(wrapLines(line, { width: undefined })).toBe(line)
  })

  it('loses no word', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (text, width) => {
        expect(words(wrapLines(text, { width, hanging: 2 }))).toEqual(words(text))
      }),
    )
  })
})
