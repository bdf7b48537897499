import type { Piece } from '../../piece.ts'
import type { ScanDeed } from '../../scan-deed.ts'
import type { ScanConfidence } from '../../scan-finding.ts'
import type { ScanSeverity } from '../../scan-severities.ts'
import type { SkillView } from '../../skill-view.ts'

/** One thing that code must not do, with what to say of it. */
export interface CodePattern {
  readonly pattern: RegExp
  /** What follows it, each within 800 characters of the one before; global expressions. */
  readonly followedBy?: readonly RegExp[]
  readonly message: string
  readonly deed?: ScanDeed
  readonly severity?: ScanSeverity
  readonly confidence?: ScanConfidence
  /** Only in what is meant to run by itself: scripts, `!` commands, decoded text. */
  readonly onlyMeant?: true
  /** What a recipe of an image does with it stays in the container: a word of warning there. */
  readonly staysInImage?: true
  /** Is it done there, at an offset of the piece, so that it harms nobody? A word of warning then. */
  readonly isHarmless?: (skill: SkillView, piece: Piece, start: number) => boolean
}
