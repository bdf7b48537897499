import { nameKey, unpackSkill, type Candidate, type FileStat } from '@metier/core'
import type { ListingRow } from './listing-row.ts'
import { RecalledCandidate, type RecalledFrom } from './recalled-candidate.ts'

const nothing: readonly never[] = []

/** Is this the stat of the very file, in the very state, that the row was made of? */
export function isStillAs(row: ListingRow, stat: FileStat): boolean {
  return (
    stat.size === row[1] &&
    stat.modified === row[2] &&
    stat.changed === row[3] &&
    stat.inode === row[4] &&
    stat.kind === 'file'
  )
}

/** The candidate that reading the file again would give. `undefined` when the row is of no skill. */
export function recallCandidate(from: RecalledFrom): Candidate | undefined {
  const { context, row, directory, location } = from
  const fields = row[7] ?? undefined
  if (fields === undefined) return new RecalledCandidate(from)
  const [directoryName, size, modified, , , name, description, , diagnostics] = row
  const skill = unpackSkill(name, description, fields)
  if (skill === undefined) return undefined
  const { digest, verdict } = context.facts.known(directory, { size, modified })
  return {
    root: context.place.root,
    directory,
    location,
    skill,
    key: nameKey(name),
    directoryKey: nameKey(directoryName),
    diagnostics: diagnostics ?? nothing,
    size,
    modified,
    digest,
    verdict,
    trusted: context.trusted,
  }
}
