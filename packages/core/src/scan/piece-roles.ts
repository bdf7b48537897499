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
