import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { reading } from './reading.ts'
import { readTeamPath } from './read-team-path.ts'

/** Kept drafts that are looked at: the newest archives first. */
const mostArchives = 200

/**
 * The text of each draft of the team in this absolute directory, by name: those that wait, and those that somebody has
 * taken back and that are in the archive, so that nothing is offered twice.
 */
export function readDraftTexts(directory: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  const archives = namesIn(directory, 'archive').toReversed().slice(0, mostArchives)
  for (const place of ['drafts', ...archives.map((name) => `archive/${name}/drafts`)]) {
    for (const name of namesIn(directory, place)) {
      const bytes = readTeamPath(directory, `${place}/${name}/SKILL.md`)
      const key = place === 'drafts' ? name : `${place}/${name}`
      if (bytes instanceof Uint8Array) texts.set(key, new TextDecoder().decode(bytes))
    }
  }
  return texts
}

function namesIn(directory: string, path: string): readonly string[] {
  if (readTeamPath(directory, path) !== null) return []
  const place = join(directory, ...path.split('/'))
  return reading(place, () => readdirSync(place, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}
