import type { JoinedPlaces } from './joined-places.ts'
import type { ScanDeed } from './scan-deed.ts'
import type { ScanConfidence } from './scan-finding.ts'
import type { ScanSeverity } from './scan-severities.ts'
import type { SkillView } from './skill-view.ts'
import type { Piece } from './piece.ts'

/** One place where a rule applies. */
export interface ScanHit {
  readonly piece: Piece
  /** 0-based offset in the text of the piece, end exclusive. */
  readonly start: number
  readonly end: number
  readonly message: string
  /** Told where it is weighed by what else there is. */
  readonly deed?: ScanDeed
  /** `high` unless told. */
  readonly confidence?: ScanConfidence
  /** Where it counts for less, or more, than the rule says. */
  readonly severity?: ScanSeverity
  /** Where it puts together what may lie apart. */
  readonly joins?: JoinedPlaces
}

/** One rule of the scanner. */
export interface ScanRule {
  readonly id: string
  readonly severity: ScanSeverity
  /** What it looks for, as the title of its entry in the docs. */
  readonly summary: string
  readonly why: string
  readonly next: string
  check(skill: SkillView): Iterable<ScanHit>
}
