import type { ScanFinding } from './scan-finding.ts'

/** Rules that are models, each of which reads something else: the sentences of a paragraph, the lines of a page, those of a program. */
const models: ReadonlySet<string> = new Set(['learned-order', 'learned-page', 'learned-program'])
/** Lines within which two of them mean the same; a page is read ten lines at a time. */
const nearby = 8

/**
 * What two models warn of in one place is blocked: each sees something that the other does not. Of 1,999 published skills that no model had
 * learned from no one had warnings of two anywhere; of eighty additions that honest hands wrote to stand near an attack one had, farther
 * apart, and of 34 attacks that were only warned of eight had, seven in one place.
 */
export function raiseAgreeingDoubts(findings: readonly ScanFinding[]): readonly ScanFinding[] {
  const doubts = findings.filter(({ rule, severity }) => models.has(rule) && severity === 'warn')
  const isShared = (finding: ScanFinding): boolean =>
    doubts.includes(finding) &&
    doubts.some(
      ({ rule, path, line }) =>
        rule !== finding.rule && path === finding.path && Math.abs(line - finding.line) <= nearby,
    )
  return findings.map((finding) =>
    isShared(finding) ? { ...finding, severity: 'critical' as const, confidence: 'medium' as const } : finding,
  )
}
