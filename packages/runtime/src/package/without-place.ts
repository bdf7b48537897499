import { MetierError, type LockEntry } from '@metier/core'
import type { InstallSite } from './install-site.ts'

/** An entry in two: what is taken away, and what the lock says of the skill afterwards. */
export interface PartedEntry {
  readonly gone: LockEntry
  /** Absent when nothing of it is left. */
  readonly stays?: LockEntry
}

/**
 * Of a skill that lies in several places, the one that the user named goes alone, with the links that lead to it. Throws
 * `not-found` for one that the lock has elsewhere.
 */
export function withoutPlace(name: string, entry: LockEntry, { named }: Pick<InstallSite, 'named'>): PartedEntry {
  const { places, agents, ...fields } = entry
  if (named === undefined || places === undefined) return { gone: entry }
  if (!places.includes(named)) throw liesElsewhere(name, places)
  const others = places.filter((place) => place !== named)
  if (others.length === 0) return { gone: entry }
  const isFirst = places[0] === named
  const linked = agents && { agents }
  return {
    gone: { ...fields, places: [named], ...(isFirst && linked) },
    stays: { ...fields, places: others, ...(!isFirst && linked) },
  }
}

function liesElsewhere(name: string, places: readonly string[]): MetierError {
  return new MetierError({
    code: 'not-found',
    message: `${name} does not lie there: the lock has it in ${places.join(', ')}.`,
    next: `Nothing was changed. \`metier remove ${name}\` without --scope and --path takes it out of all of them.`,
    data: { name, places },
  })
}
