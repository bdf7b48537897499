import type { ScanSeverity } from './scan-severities.ts'

/** Whose word decides how much a finding matters. It lies outside the skill: a skill can suppress nothing. */
export interface ScanPolicy {
  /** Stable name; part of what a remembered verdict is kept under. */
  readonly name: string
  /** What each rule counts as, by id; `off` leaves it out. A rule that is not here counts as it says itself. */
  readonly severities?: Readonly<Record<string, ScanSeverity | 'off'>>
  /** Below this confidence a critical finding counts as a warning. */
  readonly blockFrom: 'high' | 'medium' | 'low'
  /** Does a warning block that is not of low confidence? */
  readonly warningsBlock?: boolean
  /** Does something that was not read block? */
  readonly incompleteBlocks: boolean
  /** Hosts that may be sent things and downloaded from, with all below them. */
  readonly allowedHosts?: readonly string[]
  /** The policy of whoever ranks above: no finding counts for less than it does there. */
  readonly floor?: ScanPolicy
  /** What this policy once said of a rule and says no longer, because its last day has passed. */
  readonly ended?: readonly EndedException[]
}

/** A word about one rule that held for a time. */
export interface EndedException {
  readonly rule: string
  readonly severity: ScanSeverity | 'off'
  /** The last day on which it held, `YYYY-MM-DD`. */
  readonly until: string
}
