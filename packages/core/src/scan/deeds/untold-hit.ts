import { isShownAsExample } from '../chains/is-shown-as-example.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'

/** A place as `RegExp` and `stepsIn` give it: 0-based offset in the text of the piece, and what stands there. */
interface Place {
  readonly index: number
  readonly 0: string
}

/** What is said of a deed that no page tells of; nothing where it is only shown. */
export function* untoldHit(skill: SkillView, piece: Piece, match: Place, message: string): Iterable<ScanHit> {
  if (isShownAsExample(skill, piece, match.index)) return
  const blank = match[0].length - match[0].trimStart().length
  yield {
    piece,
    start: match.index + blank,
    end: match.index + match[0].length,
    message,
    confidence: 'medium',
    severity: 'critical',
  }
}
