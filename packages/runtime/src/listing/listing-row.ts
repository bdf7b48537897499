import type { Candidate, Diagnostic, FileStat, PackedFields } from '@metier/core'

/**
 * One skill of a root as the listing keeps it: name of its directory; size, time of writing, time of change and inode
 * of its SKILL.md; name and description; what else it says; what was found wrong with it.
 */
export type ListingRow = readonly [
  directoryName: string,
  size: number,
  modified: number,
  changed: number,
  inode: number,
  name: string,
  description: string,
  fields?: PackedFields | null,
  diagnostics?: readonly Diagnostic[],
]

/** A candidate whose row may be written down, with the stat of the very file it was read from. */
export interface FreshCandidate {
  readonly candidate: Candidate
  readonly stat: FileStat
}
