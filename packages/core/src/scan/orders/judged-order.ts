import type { ScanSeverity } from '../scan-severities.ts'

/** An order that works against whoever uses the skill, and the rule that says so. */
export interface JudgedOrder {
  readonly rule:
    | 'agent-exfiltration'
    | 'conceal-and-act'
    | 'destructive-action'
    | 'agent-control'
    | 'prerequisite-lure'
    | 'instruction-override'
    | 'learned-order'
  readonly message: string
  readonly confidence: 'high' | 'medium' | 'low'
  /** Where it counts for less than the rule says. */
  readonly severity?: ScanSeverity
  /** Offset of the words that gave it away, in the line. */
  readonly at: number
}
