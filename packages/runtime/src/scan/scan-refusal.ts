import { basename } from 'node:path'
import { MetierError, type Candidate, type ScanFinding } from '@metier/core'
import { namedFindings } from './named-findings.ts'

/** The refusal of a skill that the scanner blocks: what was found, where, and what to do. */
export function scanRefusal(candidate: Candidate, findings: readonly ScanFinding[]): MetierError {
  const name = candidate.skill?.name ?? basename(candidate.directory)
  return new MetierError({
    code: 'skill-not-active',
    message: `The skill ${name} is blocked by the scanner. ${namedFindings(findings)}`.trim(),
    next: `Run \`metier scan ${candidate.directory}\` for reasons and advice; \`metier accept ${name} --reason WHY\` lets through what you have read.`,
    data: {
      name,
      state: 'blocked',
      findings: findings.slice(0, 5).map(({ rule, path, line }) => ({ rule, path, line })),
    },
  })
}
