import { expect, it } from 'vitest'
import { LineIndex } from './line-index.ts'
import { rangeOf } from './range-of.ts'

it('spans lines and never ends before it starts', () => {
  const lines = new LineIndex('ab\ncd')
  expect(rangeOf(lines, { start: 1, end: 4 })).toEqual({
    start: { line: 1, column: 2, offset: 1 },
    end: { line: 2, column: 2, offset: 4 },
  })
  expect(rangeOf(lines, { start: 4, end: 1 }).end.offset).toBe(4)
})
