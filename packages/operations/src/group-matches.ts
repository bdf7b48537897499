import { groupForSearch, nameKey, type CatalogView } from '@metier/core'
import type { FindOutput } from './find.ts'

type Match = FindOutput['matches'][number]

/**
 * The same matches by the places they lie in, with the copies of each name that are not in force: what is shown first
 * is not what wins (checklist OST-41, decisions R-7). Within a place the best comes first.
 */
export function groupMatches(matches: readonly Match[], view: Pick<CatalogView, 'all'>): Match[] {
  const rank = new Map(matches.map(({ name }, place) => [nameKey(name), place]))
  const found = new Map(matches.map((match) => [nameKey(match.name), match]))
  const entries = view.all.filter(({ candidate }) => found.has(candidate.key))
  return groupForSearch(entries).flatMap((group) =>
    group.entries
      .toSorted((one, other) => (rank.get(one.candidate.key) ?? 0) - (rank.get(other.candidate.key) ?? 0))
      .flatMap(({ candidate, description, shadowedBy }) => {
        const match = found.get(candidate.key)
        if (match === undefined) return []
        const { root, location } = candidate
        const place = { description, scope: root.scope, source: root.source, location }
        return [{ ...match, ...place, ...(shadowedBy !== undefined && { shadowedBy }) }]
      }),
  )
}
