import type { FindingPlace, ScanFinding } from './scan-finding.ts'

/** How many lines lie between the nearest two places of what a finding joins: none where it stands in one place. */
export function linesApart({ joins }: Pick<ScanFinding, 'joins'>): number {
  if (joins === undefined || joins.from.length === 0) return 0
  return Math.min(...joins.from.flatMap((from) => joins.to.map((to) => linesBetween(from, to))))
}

function linesBetween(one: FindingPlace, other: FindingPlace): number {
  return one.path === other.path ? Math.abs(one.line - other.line) : Infinity
}
