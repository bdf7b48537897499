import type { Language } from './language-of.ts'
import type { PieceRole } from './piece-roles.ts'
import type { MappedText } from './text/mapped-text.ts'

/** A part of a file with one role, in a form that rules can read: normalised, with a way back to the file. */
export interface Piece {
  readonly path: string
  readonly role: PieceRole
  readonly language: Language
  readonly text: MappedText
  /** Layers of encoding that were taken off to get here. */
  readonly layer: number
  /** Is it there to be tested with, or a list of what to look for? Then it is not done, but talked about. */
  readonly isExample: boolean
}
