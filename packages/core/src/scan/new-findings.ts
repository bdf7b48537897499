import type { ScanFinding } from './scan-finding.ts'

/** What stands around a finding, as text to compare; empty where there is nothing to see. */
export type Surroundings = (finding: ScanFinding) => string

export interface NewFindingsOptions {
  /** Around what is found now, and around what was found then. Without them only the evidence tells. */
  readonly around?: { readonly now: Surroundings; readonly before: Surroundings }
}

/**
 * The findings that were not there before. A finding is known by rule, file, evidence and what stands around it, and not by its
 * line, which every edit above it moves; of two alike where there was one, one is new. The evidence alone would not do: in
 * `exec(` whoever changes what is run changes no letter of it.
 */
export function newFindings(
  now: readonly ScanFinding[],
  before: readonly ScanFinding[],
  { around }: NewFindingsOptions = {},
): readonly ScanFinding[] {
  const left = new Map<string, number>()
  for (const finding of before) {
    const name = nameOf(finding, around?.before)
    left.set(name, (left.get(name) ?? 0) + 1)
  }
  return now.filter((finding) => {
    const name = nameOf(finding, around?.now)
    const known = left.get(name) ?? 0
    left.set(name, known - 1)
    return known <= 0
  })
}

function nameOf(finding: ScanFinding, around: Surroundings | undefined): string {
  const { rule, path, evidence, message } = finding
  const seen = evidence === '' ? message : evidence.replaceAll(/\s+/g, ' ')
  return [rule, path, seen, around?.(finding) ?? ''].join('\0')
}
