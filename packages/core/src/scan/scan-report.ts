import type { ScanVerdict } from '../ports/skill-facts.ts'
import type { ScanFinding } from './scan-finding.ts'

/** What the scanner says of one skill. */
export interface ScanReport {
  readonly verdict: Exclude<ScanVerdict, 'unscanned'>
  /** Gravest first, then by path and line. */
  readonly findings: readonly ScanFinding[]
  readonly filesScanned: number
  /** What is there and was not read as text, each with a reason; never silent. */
  readonly skipped: readonly { readonly path: string; readonly reason: string }[]
}
