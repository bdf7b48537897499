import type { Diagnostic } from '../diagnostic.ts'
import type { Candidate } from './candidate.ts'
import type { Catalog } from './catalog.ts'
import { compareRoots } from './compare-roots.ts'
import { keepLastGood } from './keep-last-good.ts'
import { compareCandidates, ladder, rememberLadder } from './ladder.ts'
import type { SkillRoot } from './skill-root.ts'

export interface CatalogUpdate {
  /** New and changed candidates as they are on disk now. */
  readonly replaced?: readonly Candidate[]
  /** Locations that are gone. */
  readonly removed?: readonly string[]
  /** All problems as they stand now; absent leaves them as they were. */
  readonly problems?: readonly Diagnostic[]
  /** All roots as they stand now; absent leaves them as they were. */
  readonly roots?: readonly SkillRoot[]
}

/**
 * The next snapshot. Costs two copies of pointers plus the change; every untouched candidate is the same
 * object as before. A candidate that no longer loads keeps its last good version, marked `stale`
 * (decisions R-30). An update that changes nothing gives back the snapshot it was given.
 */
export function updateCatalog(catalog: Catalog, update: CatalogUpdate): Catalog {
  const { replaced = [], removed = [], problems = catalog.problems, roots } = update
  const nothingChanges =
    replaced.length === 0 &&
    problems === catalog.problems &&
    roots === undefined &&
    !removed.some((location) => catalog.candidates.has(location))
  if (nothingChanges) return catalog

  const candidates = new Map(catalog.candidates)
  const touched = new Set<string>()
  const arriving = new Map<string, Candidate>()
  for (const location of removed) {
    if (candidates.delete(location)) touched.add(location)
  }
  for (const candidate of replaced) {
    const next = keepLastGood(candidates.get(candidate.location), candidate)
    candidates.set(candidate.location, next)
    touched.add(candidate.location)
    arriving.set(candidate.location, next)
  }
  const next: Catalog = {
    generation: catalog.generation + 1,
    roots: roots === undefined ? catalog.roots : roots.toSorted(compareRoots),
    candidates,
    problems,
  }
  const staying = ladder(catalog).filter((candidate) => !touched.has(candidate.location))
  rememberLadder(next, merge(staying, [...arriving.values()].toSorted(compareCandidates)))
  return next
}

/** Both in ladder order; few arrive and many stay. */
function merge(staying: readonly Candidate[], arriving: readonly Candidate[]): readonly Candidate[] {
  // Putting in one by one costs a move of all that follows.
  if (arriving.length > 100) return [...staying, ...arriving].toSorted(compareCandidates)
  const merged = [...staying]
  // From the back, so that a place found is not moved by what is put in after it.
  for (const candidate of arriving.toReversed()) {
    merged.splice(findPlace(staying, candidate), 0, candidate)
  }
  return merged
}

/** First index whose candidate comes behind the given one. */
function findPlace(sorted: readonly Candidate[], candidate: Candidate): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const there = sorted[middle]
    if (there !== undefined && compareCandidates(there, candidate) <= 0) low = middle + 1
    else high = middle
  }
  return low
}
