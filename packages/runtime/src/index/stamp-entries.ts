import type { CatalogEntry } from '@metier/core'
import { skillStamp } from './skill-stamp.ts'

/** Entries and their stamps, two numbers for each. */
export interface StampedEntries {
  readonly entries: readonly CatalogEntry[]
  readonly stamps: Uint32Array
}

/** So many places ahead an entry is looked for among those of before. */
const farAhead = 64

/**
 * The stamps of entries. Of those that stand in the order of `before` with the very candidate of then nothing is counted
 * again: after a change that is all but a few of them.
 */
export function stampEntries(entries: readonly CatalogEntry[], before: StampedEntries | undefined): StampedEntries {
  const stamps = new Uint32Array(2 * entries.length)
  let next = 0
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at]
    if (entry === undefined) continue
    const known = before === undefined ? -1 : placeOf(entry, before.entries, next)
    if (before === undefined || known < 0) {
      stamps.set(skillStamp(entry), 2 * at)
      continue
    }
    stamps[2 * at] = before.stamps[2 * known] ?? 0
    stamps[2 * at + 1] = before.stamps[2 * known + 1] ?? 0
    next = known + 1
  }
  return { entries, stamps }
}

function placeOf(entry: CatalogEntry, among: readonly CatalogEntry[], from: number): number {
  const end = Math.min(among.length, from + farAhead)
  for (let at = from; at < end; at += 1) {
    const other = among[at]
    if (other?.candidate === entry.candidate) return isSame(entry, other) ? at : -1
  }
  return -1
}

/** All else that a stamp is made of. */
function isSame(entry: CatalogEntry, other: CatalogEntry): boolean {
  const { name, state, description } = entry
  return name === other.name && state === other.state && description.length === other.description.length
}
