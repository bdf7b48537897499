import type { Diagnostic } from '../diagnostic.ts'
import { parseDocument } from '../format/parse-document.ts'
import { validateSkill } from '../format/validate-skill.ts'
import type { Candidate } from './candidate.ts'

/** What keeps a candidate from passing the standard; for `ViewContext.standardErrors`. */
export type StandardJudge = (candidate: Candidate) => readonly Diagnostic[]

/**
 * A judge for `discovery.profile: standard` (decisions R-1), which takes only what `validate` would pass.
 * `read` gives the bytes of a SKILL.md, or `undefined` when it is gone. Keep one judge for the life of a
 * catalogue: a view remembers verdicts per judge, so each file is read once until it changes.
 */
export function createStandardJudge(read: (location: string) => Uint8Array | undefined): StandardJudge {
  return (candidate) => {
    // What is on disk is not the version in use; that one passed when it was taken over.
    const bytes = candidate.stale === true ? undefined : read(candidate.location)
    if (bytes === undefined) return []
    const path = candidate.location
    const directoryName = candidate.directory.split(/[\\/]/).findLast((part) => part !== '') ?? ''
    const { findings } = validateSkill(parseDocument({ bytes, path, directoryName }), { frontmatterOnly: true })
    return findings.filter((finding) => finding.severity === 'error')
  }
}
