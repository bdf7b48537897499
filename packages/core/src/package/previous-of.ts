import type { Json, LockEntry } from './lock-file.ts'

/** What says which files were installed and where they came from; the user's word on a skill is not part of it. */
const fields = [
  'source',
  'sourceUrl',
  'ref',
  'sourceType',
  'skillPath',
  'computedHash',
  'resolved',
  'commit',
  'version',
  'digest',
  'sourceDigest',
  'integrity',
  'signer',
] as const

/**
 * What an entry says of the files that give way, to go back to: kept in the lock for one step, so that a colleague can go
 * back as well. Nothing when they are the same files, or nobody knows which they were.
 */
export function previousOf(
  before: LockEntry | undefined,
  after: LockEntry,
): { previous?: Readonly<Record<string, Json>> } {
  if (before?.digest === undefined) return {}
  if (before.digest === after.digest) return before.previous === undefined ? {} : { previous: before.previous }
  const known = fields.flatMap((field) => {
    const value = before[field]
    return value === undefined ? [] : [[field, value] as const]
  })
  return { previous: Object.fromEntries(known) }
}
