import { expect, it } from 'vitest'
import { prosePiece } from '../prose-piece.case.ts'
import { sectionAround } from './section-around.ts'

const text = 'Before.\n# One\nfirst\n## Two\nsecond\n# Three\nthird'

// WUN-103: what stands in one section was written in one go.
it.each([
  ['Before', 'Before.'],
  ['first', '# One\nfirst'],
  ['second', '## Two\nsecond'],
  ['Two', '## Two\nsecond'],
  ['third', '# Three\nthird'],
])('finds the section of %s', (word, section) => {
  const { start, end } = sectionAround(prosePiece(text), text.indexOf(word))
  expect(text.slice(start, end)).toBe(section)
})

it('takes the offset of a heading for the end of what stands before it, as a fence does', () => {
  const { start, end } = sectionAround(prosePiece(text), text.indexOf('## Two'))
  expect(text.slice(start, end)).toBe('# One\nfirst')
})
