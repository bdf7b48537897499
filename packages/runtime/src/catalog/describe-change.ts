import { basename } from 'node:path'
import { compareBytes, type Candidate, type Catalog } from '@metier/core'
import type { CatalogChange } from '../catalog-service.ts'

export interface Touched {
  readonly replaced: readonly Candidate[]
  /** Locations. */
  readonly removed: readonly string[]
}

/** What a new snapshot means to somebody who knows skills by name. */
export function describeChange(before: Catalog, after: Catalog, touched: Touched): CatalogChange {
  const came = new Set<string>()
  const went = new Set<string>()
  const changed = new Set<string>()
  for (const { location } of touched.replaced) {
    const old = before.candidates.get(location)
    const next = after.candidates.get(location)
    if (next === undefined) continue
    if (old === undefined) came.add(nameOf(next))
    else if (nameOf(old) === nameOf(next)) changed.add(nameOf(next))
    else {
      went.add(nameOf(old))
      came.add(nameOf(next))
    }
  }
  for (const location of touched.removed) {
    const old = before.candidates.get(location)
    if (old !== undefined) went.add(nameOf(old))
  }
  // A name that another directory had before, or has now, came or went for nobody: who answers to it changed.
  for (const name of [...went, ...came]) {
    if (holdsName(before, name) && holdsName(after, name)) changed.add(name)
  }
  return {
    generation: after.generation,
    added: sorted([...came].filter((name) => !changed.has(name))),
    removed: sorted([...went].filter((name) => !changed.has(name))),
    changed: sorted([...changed]),
  }
}

function nameOf(candidate: Candidate): string {
  return candidate.skill?.name ?? basename(candidate.directory)
}

function holdsName(catalog: Catalog, name: string): boolean {
  for (const candidate of catalog.candidates.values()) if (nameOf(candidate) === name) return true
  return false
}

function sorted(names: readonly string[]): readonly string[] {
  return names.toSorted(compareBytes)
}
