import { array, assert, constantFrom, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LineIndex } from './line-index.ts'

describe('LineIndex', () => {
  it.each([
    ['a\nb', 2, 2, 1],
    ['a\r\nb', 3, 2, 1],
    ['a\r\nb', 2, 1, 3],
    ['a\rb', 2, 2, 1],
    ['a\r\rb', 3, 3, 1],
    ['', 0, 1, 1],
    ['\n', 1, 2, 1],
    ['ab', 99, 1, 3],
    ['ab', -5, 1, 1],
    ['😀x', 2, 1, 3],
  ])('reads %j at %i as line %i, column %i', (text, offset, line, column) => {
    expect(new LineIndex(text).position(offset)).toMatchObject({ line, column })
  })

  it('agrees with splitting the text', () => {
    const line = constantFrom('a', 'bc', '', 'ü', '\n', '\r\n', '\r')
    assert(
      property(
        array(line).map((parts) => parts.join('')),
        nat(30),
        (text, offset) => {
          if (offset > text.length || (text[offset - 1] === '\r' && text[offset] === '\n')) return
          const before = text.slice(0, offset).split(/\r\n|\r|\n/)
          const lines = new LineIndex(text)
          expect(lines.position(offset)).toEqual({ line: before.length, column: before.at(-1)!.length + 1, offset })
          expect(lines.lineStart(before.length)).toBe(offset - before.at(-1)!.length)
          expect(lines.lineCount).toBe(text.split(/\r\n|\r|\n/).length)
        },
      ),
    )
  })

  it('gives the end for a line after the last', () => {
    expect(new LineIndex('a\nb').lineStart(9)).toBe(3)
  })
})
