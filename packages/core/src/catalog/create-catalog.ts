import type { Diagnostic } from '../diagnostic.ts'
import type { Candidate } from './candidate.ts'
import type { Catalog } from './catalog.ts'
import { compareRoots } from './compare-roots.ts'
import { rememberLadder, sortByLadder } from './ladder.ts'
import type { SkillRoot } from './skill-root.ts'

export interface CatalogParts {
  readonly roots: readonly SkillRoot[]
  /** In any order. Of two with one location the stronger is kept: a directory reached on two ways is one skill. */
  readonly candidates: Iterable<Candidate>
  /** The same by location, where they are known to stand in ladder order already, each location once. */
  readonly ordered?: ReadonlyMap<string, Candidate>
  readonly problems: readonly Diagnostic[]
  readonly generation: number
}

/** A snapshot of everything found, in ladder order. */
export function createCatalog(parts: CatalogParts): Catalog {
  const byLocation = parts.ordered ?? orderCandidates(parts.candidates)
  const catalog: Catalog = {
    generation: parts.generation,
    roots: parts.roots.toSorted(compareRoots),
    candidates: byLocation,
    problems: parts.problems,
  }
  rememberLadder(catalog, [...(parts.ordered ? parts.candidates : byLocation.values())])
  return catalog
}

function orderCandidates(candidates: Iterable<Candidate>): ReadonlyMap<string, Candidate> {
  const byLocation = new Map<string, Candidate>()
  for (const candidate of sortByLadder(candidates)) {
    if (!byLocation.has(candidate.location)) byLocation.set(candidate.location, candidate)
  }
  return byLocation
}
