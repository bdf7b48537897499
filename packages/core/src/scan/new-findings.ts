import type { ScanFinding } from './scan-finding.ts'

/**
 * The findings that were not there before. A finding is known by rule, file and evidence and not by its line, which
 * every edit above it moves; of two alike where there was one, one is new.
 */
export function newFindings(now: readonly ScanFinding[], before: readonly ScanFinding[]): readonly ScanFinding[] {
  const left = new Map<string, number>()
  for (const finding of before) left.set(nameOf(finding), (left.get(nameOf(finding)) ?? 0) + 1)
  return now.filter((finding) => {
    const name = nameOf(finding)
    const known = left.get(name) ?? 0
    left.set(name, known - 1)
    return known <= 0
  })
}

function nameOf({ rule, path, evidence, message }: ScanFinding): string {
  return [rule, path, evidence === '' ? message : evidence.replaceAll(/\s+/g, ' ')].join('\0')
}
