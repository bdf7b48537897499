import type { Candidate, CatalogEntry } from '@metier/core'
import { skillStamp } from './skill-stamp.ts'

/** Entries and their stamps, two numbers for each. */
export interface StampedEntries {
  readonly entries: readonly CatalogEntry[]
  readonly stamps: Uint32Array
}

/** So many places ahead an entry is looked for among those of before. */
const farAhead = 64

/**
 * The stamps of entries. Of those that stand in the order of `before` and are as they were then nothing is counted again:
 * after a change that is all but a few of them. To compare is a fraction of what counting takes.
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
    if (other !== undefined && isOfOnePlace(entry, other)) return isSame(entry, other) ? at : -1
  }
  return -1
}

function isOfOnePlace({ candidate }: CatalogEntry, other: CatalogEntry): boolean {
  return candidate === other.candidate || candidate.location === other.candidate.location
}

/** All else that a stamp is made of. Whoever reads all files again makes other candidates of the same files. */
function isSame(entry: CatalogEntry, other: CatalogEntry): boolean {
  const { name, state, description } = entry
  if (name !== other.name || state !== other.state || description.length !== other.description.length) return false
  return entry.candidate === other.candidate || isSameFile(entry.candidate, other.candidate)
}

function isSameFile(candidate: Candidate, other: Candidate): boolean {
  const { size, modified, trusted, root } = candidate
  if (size !== other.size || modified !== other.modified || trusted !== other.trusted) return false
  return root === other.root || isSameRoot(root, other.root)
}

function isSameRoot(root: Candidate['root'], other: Candidate['root']): boolean {
  return root.path === other.path && root.scope === other.scope && root.source === other.source
}
