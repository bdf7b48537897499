import type { Language } from './language-of.ts'
import type { MappedText } from './text/mapped-text.ts'

/** What part a text plays, see `PieceRole`. */
export const pieceRoles = [
  'frontmatter',
  'prose',
  'comment',
  'hidden',
  'fence',
  'inline-code',
  'command',
  'script',
  'config',
  'data',
] as const

/**
 * What part a text plays. `prose` is everything that an agent reads as words, on one line a paragraph; `hidden`
 * is what a person does not see and an agent does.
 */
export type PieceRole = (typeof pieceRoles)[number]

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
