import { basename } from 'node:path'
import { packSkill } from '@metier/core'
import type { FreshCandidate, ListingRow } from './listing-row.ts'

/**
 * Milliseconds between the last change of a file and the look at it from which on the two cannot have fallen into one
 * tick of the disk's clock; the coarsest that is in use, FAT's, ticks every two seconds.
 */
const slowestTick = 2000

/**
 * The row to keep of a candidate that was read just now. `undefined` for what must be read again each time: what does
 * not load, what JSON would change, and a file so young that a change after the look could leave its stamp as it is.
 */
export function rowOfCandidate({ candidate, stat }: FreshCandidate, lookedAt: number): ListingRow | undefined {
  const { skill, diagnostics, directory } = candidate
  const { size, modified, changed, inode } = stat
  if (skill === undefined || changed === undefined || inode === undefined) return undefined
  if (!Number.isSafeInteger(inode) || Math.max(modified, changed) > lookedAt - slowestTick) return undefined
  const fields = packSkill(skill)
  if (fields === undefined) return undefined
  const row = [basename(directory), size, modified, changed, inode, skill.name, skill.description] as const
  const more = Object.keys(fields).length > 0 ? fields : null
  if (diagnostics.length > 0) return [...row, more, diagnostics]
  return more === null ? row : [...row, more]
}
