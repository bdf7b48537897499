import { MetierError, type CatalogEntry, type ScanFinding } from '@metier/core'
import { namedFindings } from '../scan/named-findings.ts'

/** The skill is there and may not be used; the reasons, and what the scanner found, say what to do (decisions R-37). */
export function skillNotActive(entry: CatalogEntry, findings: readonly ScanFinding[] = []): MetierError {
  const { name, state, reasons } = entry
  const named = findings
    .slice(0, 5)
    .map(({ rule, severity, path, line, message }) => ({ rule, severity, path, line, message }))
  return new MetierError({
    code: 'skill-not-active',
    message: `The skill ${name} exists but is ${state}. ${namedFindings(findings)}`.trimEnd(),
    next: reasons.map(({ message }) => message).join(' ') || 'See `metier doctor` for the reason.',
    data: { name, state, reasons: reasons.map(({ code }) => code), ...(named.length > 0 && { findings: named }) },
  })
}
