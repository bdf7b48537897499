import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'

/** A hit where a pattern matched; the blanks before it, which only show where it may stand, are not part of it. */
export function hitAt(
  piece: Piece,
  match: { readonly index: number; readonly 0: string },
  rest: Pick<ScanHit, 'message' | 'deed' | 'confidence' | 'severity'>,
): ScanHit {
  const blank = match[0].length - match[0].trimStart().length
  return { piece, start: match.index + blank, end: match.index + match[0].length, ...rest }
}
