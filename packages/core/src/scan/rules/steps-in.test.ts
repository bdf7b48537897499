import { expect, it } from 'vitest'
import { MappedText } from '../text/mapped-text.ts'
import type { Piece } from '../piece.ts'
import { stepsIn } from './steps-in.ts'

const piece = (text: string): Piece => ({
  path: 'a',
  role: 'script',
  language: 'text',
  text: new MappedText(text),
  layer: 0,
  isExample: false,
})
const steps = [/one/g, /two/g, /three/g]

it.each([
  ['in their order', 'one two three', 1],
  ['with other things between', 'one x two x three', 1],
  ['not in another order', 'two one three', 0],
  ['not further apart than they may be', `one${' '.repeat(60)}two three`, 0],
  ['from each beginning', 'one one two three', 2],
  ['nothing without the last', 'one two', 0],
])('finds steps %s', (_, text, count) => {
  expect(stepsIn(piece(text), steps, 50)).toHaveLength(count)
})

it('takes a time that grows with the text and no faster', () => {
  expect(stepsIn(piece('one two '.repeat(100_000)), steps, 800)).toEqual([])
})
