import type { CatalogEntry, CatalogView } from '@metier/core'

const known = new WeakMap<CatalogView, ReadonlyMap<string, CatalogEntry>>()

/**
 * The skills of a view by the absolute paths of their directories and of their files, shadowed ones too; of two at one
 * place the one that ranks higher. Made once for each view: a thousand clients ask for one skill of ten thousand.
 */
export function entriesByPlace(view: CatalogView): ReadonlyMap<string, CatalogEntry> {
  const before = known.get(view)
  if (before !== undefined) return before
  const places = new Map<string, CatalogEntry>()
  for (const entry of view.all.toReversed()) {
    places.set(entry.candidate.location, entry)
    places.set(entry.candidate.directory, entry)
  }
  known.set(view, places)
  return places
}
