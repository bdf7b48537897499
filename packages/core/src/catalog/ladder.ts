import type { Candidate } from './candidate.ts'
import type { Catalog } from './catalog.ts'
import { byteOrderOf } from './byte-order-of.ts'
import { compareBytes } from './compare-bytes.ts'
import { compareRoots } from './compare-roots.ts'
import type { SkillRoot } from './skill-root.ts'

// Kept beside the snapshot, not in it: a snapshot is plain data, and a view must not sort 10,000 skills each time.
const ladders = new WeakMap<Catalog, readonly Candidate[]>()

/** All candidates of a snapshot, strongest first; inside one root by path. */
export function ladder(catalog: Catalog): readonly Candidate[] {
  let sorted = ladders.get(catalog)
  if (sorted === undefined) {
    sorted = sortByLadder(catalog.candidates.values())
    ladders.set(catalog, sorted)
  }
  return sorted
}

/** Hands a new snapshot the order that was derived from the one before. */
export function rememberLadder(catalog: Catalog, sorted: readonly Candidate[]): void {
  ladders.set(catalog, sorted)
}

export function compareCandidates(left: Candidate, right: Candidate): number {
  return (
    compareRoots(left.root, right.root) ||
    compareBytes(left.directory, right.directory) ||
    compareBytes(left.location, right.location)
  )
}

export function sortByLadder(candidates: Iterable<Candidate>): readonly Candidate[] {
  const byRoot = new Map<SkillRoot, Candidate[]>()
  for (const candidate of candidates) {
    const siblings = byRoot.get(candidate.root)
    if (siblings === undefined) byRoot.set(candidate.root, [candidate])
    else siblings.push(candidate)
  }
  // Roots are few and candidates many: roots are put in order once and not in every comparison.
  const roots = [...byRoot.keys()].toSorted(compareRoots)
  return roots.flatMap((root) => {
    const siblings = byRoot.get(root) ?? []
    const byDirectory = byteOrderOf(siblings, (candidate) => candidate.directory)
    return siblings.toSorted((left, right) => byDirectory(left, right) || compareBytes(left.location, right.location))
  })
}
