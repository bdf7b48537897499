import type { Piece } from './piece.ts'
import { MappedText } from './text/mapped-text.ts'

/** The words of a page, for tests of what reads them alone. */
export function prosePiece(text: string): Piece {
  return {
    path: 'SKILL.md',
    role: 'prose',
    language: 'markdown',
    layer: 0,
    isExample: false,
    text: new MappedText(text),
  }
}
