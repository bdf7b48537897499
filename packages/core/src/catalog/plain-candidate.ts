import type { Candidate } from './candidate.ts'

/** A copy with everything in it: some candidates find out what they are asked for, and a spread would not have that. */
export function plainCandidate(candidate: Candidate): Candidate {
  const { root, directory, location, skill, brief, key, directoryKey, diagnostics } = candidate
  const { size, modified, digest, verdict, trusted, stale } = candidate
  const found = { root, directory, location, skill, key, directoryKey, diagnostics, size, modified, digest, verdict }
  return { ...found, trusted, ...(brief !== undefined && { brief }), ...(stale !== undefined && { stale }) }
}
