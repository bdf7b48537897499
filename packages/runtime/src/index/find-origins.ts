import type { SearchSegment } from '@metier/core'
import { stampKey } from './skill-stamp.ts'

/** From where the documents of an index are taken. */
export interface Origins {
  /** For each slot a document of the base, or one of the changes (`isFromChanges`), or `nowhere`. */
  readonly origins: Int32Array
  /** Slots whose documents are not of the base, ascending. */
  readonly places: readonly number[]
  /** Documents of the base that no stamp is of, ascending. */
  readonly removed: readonly number[]
}

/** The origin of what is in neither segment. */
export const nowhere = -1

export function isFromChanges(origin: number): boolean {
  return origin < nowhere
}

/** The document of an origin in its segment. */
export function documentIn(origin: number): number {
  return isFromChanges(origin) ? nowhere - 1 - origin : origin
}

/** Stamps that are looked for one by one; for more it is worth to make tables. */
const fewLookUps = 16

/** Where each stamp is known, and which documents of the base no stamp is of. `stamps` are two numbers for each slot. */
export function findOrigins(
  { base, changes }: { readonly base: SearchSegment; readonly changes?: SearchSegment },
  stamps: Uint32Array,
): Origins {
  const inBase = base.stamps()
  const findInBase = finderOf(inBase)
  const findInChanges = finderOf(changes?.stamps() ?? new Uint32Array(0))
  const origins = new Int32Array(stamps.length / 2)
  const places: number[] = []
  const removed: number[] = []
  // Both are in one order: what has not changed is met by going along, and nothing need be looked up where nothing has.
  let next = 0
  for (let slot = 0; slot < origins.length; slot += 1) {
    const first = stamps[2 * slot] ?? 0
    const second = stamps[2 * slot + 1] ?? 0
    if (next < base.size && inBase[2 * next] === first && inBase[2 * next + 1] === second) {
      origins[slot] = next++
      continue
    }
    const document = findInBase(first, second)
    if (document >= next) {
      for (; next < document; next += 1) removed.push(next)
      origins[slot] = next++
      continue
    }
    const changed = findInChanges(first, second)
    origins[slot] = changed < 0 ? nowhere : nowhere - 1 - changed
    places.push(slot)
  }
  for (; next < base.size; next += 1) removed.push(next)
  return { origins, places, removed }
}

/** Finds the last document that has a stamp; -1 where none has. */
function finderOf(stamps: Uint32Array): (first: number, second: number) => number {
  let lookUps = 0
  let table: Map<number, number> | undefined
  return (first, second) => {
    if (lookUps++ < fewLookUps) return lastOf(stamps, first, second)
    if (table === undefined) {
      table = new Map()
      for (let at = 0; at < stamps.length; at += 2) table.set(stampKey(stamps[at] ?? 0, stamps[at + 1] ?? 0), at / 2)
    }
    return table.get(stampKey(first, second)) ?? -1
  }
}

function lastOf(stamps: Uint32Array, first: number, second: number): number {
  for (let at = stamps.length - 2; at >= 0; at -= 2) {
    if (stamps[at] === first && stamps[at + 1] === second) return at / 2
  }
  return -1
}
