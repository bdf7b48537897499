import { expect, it } from 'vitest'
import { linesApart } from './lines-apart.ts'

const at = (...lines: readonly number[]) => lines.map((line) => ({ path: 'scripts/a.py', line }))

it('counts between the nearest two, in either order', () => {
  expect(linesApart({ joins: { from: at(3, 90), to: at(100, 50) } })).toBe(10)
  expect(linesApart({ joins: { from: at(100), to: at(3) } })).toBe(97)
})

it('is none where nothing is joined, or nobody knows where it began', () => {
  expect(linesApart({})).toBe(0)
  expect(linesApart({ joins: { from: [], to: at(3) } })).toBe(0)
})

it('is endless from one file to another', () => {
  expect(linesApart({ joins: { from: at(3), to: [{ path: 'scripts/b.py', line: 3 }] } })).toBe(Infinity)
})
