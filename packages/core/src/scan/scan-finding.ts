import type { ScanDeed } from './scan-deed.ts'
import type { ScanSeverity } from './scan-severities.ts'

/** How sure a rule is that what it found means what it says. */
export type ScanConfidence = 'high' | 'medium' | 'low'

/** A line of a file of the skill. */
export interface FindingPlace {
  readonly path: string
  /** 1-based, in the file as it is on disk. */
  readonly line: number
}

/** Where the one thing began that a finding joins, and where the other one is; calls on the way are places too. */
export interface JoinedLines {
  readonly from: readonly FindingPlace[]
  readonly to: readonly FindingPlace[]
}

/** One thing that the scanner found in a skill, as data. */
export interface ScanFinding {
  /** Stable kebab-case id of the rule; its page says more. */
  readonly rule: string
  readonly severity: ScanSeverity
  readonly confidence: ScanConfidence
  /** Relative to the skill, with `/`; what lies in an archive as `archive.zip!/member`. */
  readonly path: string
  /** 1-based line in the file as it is on disk. */
  readonly line: number
  /** 1-based column in UTF-16 code units. */
  readonly column: number
  /** One sentence: what was found. */
  readonly message: string
  /** The same for whoever weighs findings, where one is weighed by what it is. */
  readonly deed?: ScanDeed
  /** The text it was found in, on one line, at most 120 characters, secrets as stars. */
  readonly evidence: string
  /** Why it matters. */
  readonly why: string
  /** What to do next. */
  readonly next: string
  /** Something was not read, so that nobody can vouch for it. */
  readonly incomplete?: true
  /** Layers of encoding that it was hidden under, where there were any. */
  readonly layers?: number
  /** What it puts together, where that may lie apart. */
  readonly joins?: JoinedLines
}
