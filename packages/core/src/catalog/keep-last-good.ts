import type { Candidate } from './candidate.ts'
import { plainCandidate } from './plain-candidate.ts'

/** The code of the finding on a skill whose file broke after it was loaded (decisions R-30). */
const staleCode = 'stale'

/**
 * What a snapshot takes when a file changed: the new candidate, or the last good one, marked `stale`,
 * when the new one does not load.
 */
export function keepLastGood(previous: Candidate | undefined, next: Candidate): Candidate {
  if (next.skill !== undefined || previous?.skill === undefined) return next
  const errors = next.diagnostics.filter((diagnostic) => diagnostic.severity === 'error')
  const cause = errors[0]?.message ?? 'The file no longer loads.'
  return {
    ...plainCandidate(previous),
    // The stamp of the broken file: else each check of the disk would take it for changed again.
    size: next.size,
    modified: next.modified,
    // Facts about other bytes than those on disk say nothing, except that a block stays a block.
    digest: next.digest,
    verdict: previous.verdict === 'block' ? 'block' : next.verdict,
    trusted: next.trusted,
    stale: true,
    diagnostics: [
      ...previous.diagnostics.filter((diagnostic) => diagnostic.severity !== 'error' && diagnostic.code !== staleCode),
      ...errors,
      {
        code: staleCode,
        severity: 'warning',
        message: `The last good version is in use, because the file on disk is broken: ${cause}`,
        help: 'Repair the file; it is taken over as soon as it loads.',
        path: next.location,
      },
    ],
  }
}
