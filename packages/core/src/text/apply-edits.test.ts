import { expect, it } from 'vitest'
import { applyEdits } from './apply-edits.ts'

it.each([
  ['abc', [], 'abc'],
  ['abc', [{ start: 1, end: 2, text: 'X' }], 'aXc'],
  [
    'abc',
    [
      { start: 3, end: 3, text: '!' },
      { start: 0, end: 1, text: '' },
    ],
    'bc!',
  ],
  [
    'abcd',
    [
      { start: 0, end: 3, text: '1' },
      { start: 2, end: 4, text: '2' },
    ],
    '1d',
  ],
])('edits %j with %j', (text, edits, expected) => {
  expect(applyEdits(text, edits)).toBe(expected)
})
