import { expect, it } from 'vitest'
import { MappedText } from '../text/mapped-text.ts'
import type { Piece } from '../piece.ts'
import type { FlowTaint } from './flow-value.ts'
import { withOrigins } from './with-origins.ts'

const piece: Piece = {
  path: 'a.sh',
  role: 'script',
  language: 'shell',
  text: new MappedText(''),
  layer: 0,
  isExample: false,
}
const at = (...offsets: readonly number[]) => offsets.map((offset) => ({ piece, at: offset }))
const taint: FlowTaint = { kind: 'secret', detail: 'KEY', origins: at(1, 2) }
const offsets = ({ origins = [] }: FlowTaint) => origins.map((origin) => origin.at)

it('adds places, each once, the oldest first', () => {
  expect(offsets(withOrigins(taint, at(2, 3)))).toEqual([1, 2, 3])
  expect(offsets(withOrigins({ kind: 'secret', detail: 'KEY' }, at(4)))).toEqual([4])
})

it('is the same where there is nothing new', () => {
  expect(withOrigins(taint, at(1))).toBe(taint)
})

it('keeps eight, however many calls there are', () => {
  expect(offsets(withOrigins(taint, at(3, 4, 5, 6, 7, 8, 9, 10)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})
