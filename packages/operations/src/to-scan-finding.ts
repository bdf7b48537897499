import { shownJoins, type ScanFinding } from '@metier/core'
import type { ScanFindingOutput } from './scan-finding-schema.ts'

/** A finding without what only the engine needs. */
export function toScanFinding(finding: ScanFinding): ScanFindingOutput {
  const { rule, severity, confidence, message, path, line, column, evidence, why, next } = finding
  const joins = shownJoins(finding)
  return {
    rule,
    severity,
    confidence,
    message,
    path,
    line,
    column,
    evidence,
    why,
    next,
    ...(joins && { joins: { from: [...joins.from], to: [...joins.to], says: joins.says } }),
  }
}
