import { mayMatch } from '../literals/may-match.ts'
import type { Piece } from '../piece.ts'

/** Findings of one rule in one piece; more of the same tell nobody anything. */
const mostMatches = 20

/** Places of a global pattern in a piece, up to a bound. */
export function matchesIn(piece: Piece, pattern: RegExp): readonly RegExpExecArray[] {
  if (!mayMatch(pattern, piece.text)) return []
  const found: RegExpExecArray[] = []
  const { text } = piece.text
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null && found.length < mostMatches; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex += 1
  }
  return found
}
