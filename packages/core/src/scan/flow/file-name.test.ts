import { expect, it } from 'vitest'
import type { Piece } from '../piece.ts'
import { fileName } from './file-name.ts'
import { unknownPart } from './flow-value.ts'

const pieceOf = (role: Piece['role']) => ({ piece: { role } })

// WUN-103: a variable of the shell names a program that is there, and no picture that it will write.
it('takes what a page names by a variable for another file than what a program names by one', () => {
  expect(fileName(pieceOf('fence'), unknownPart)).not.toBe(fileName(pieceOf('script'), unknownPart))
})

it('takes two unknown paths of programs for one file, and two of pages', () => {
  expect(fileName(pieceOf('script'), unknownPart)).toBe(fileName(pieceOf('script'), unknownPart))
  expect(fileName(pieceOf('fence'), unknownPart)).toBe(fileName(pieceOf('command'), unknownPart))
})

it('knows a path by its text, wherever it stands', () => {
  expect(fileName(pieceOf('fence'), 'out/a.sh')).toBe(fileName(pieceOf('script'), 'out/a.sh'))
})
