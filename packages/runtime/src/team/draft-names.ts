import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compareBytes } from '@metier/core'
import { reading } from './reading.ts'
import { readTeamPath } from './read-team-path.ts'

/** Folders where drafts of the team in this absolute directory lie, in byte order. */
export function draftNames(directory: string): readonly string[] {
  if (readTeamPath(directory, 'drafts') !== null) return []
  const place = join(directory, 'drafts')
  return reading(place, () => readdirSync(place, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted(compareBytes)
}
