import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MetierError, readTeamBundle, type TeamBundle } from '@metier/core'
import { archiveKind } from '../archive/archive-kind.ts'
import { unpackArchive } from '../archive/unpack-archive.ts'
import { readSkillFiles } from '../package/read-skill-files.ts'
import { readLearnedFiles } from './read-learned-files.ts'

/** Bytes: the team of a thousand skills takes a tenth of this. */
const largest = 256 * 1024 * 1024

/**
 * The team in a `.squad` file, in a zip or tar of a team's folder or of skills, or in the folder of another project.
 * Which it is, the bytes tell. Throws `not-found` and `refused`.
 */
export async function readBundleFile(path: string): Promise<TeamBundle> {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat?.isDirectory() === true) return teamOf(path)
  if (stat?.isFile() !== true) {
    throw new MetierError({
      code: 'not-found',
      message: `There is no file ${path}.`,
      next: 'Give a file that `metier team export` has written, or the folder of a project with a team.',
    })
  }
  if (stat.size > largest) {
    throw new MetierError({
      code: 'too-large',
      message: `The bundle ${path} is larger than ${largest} bytes.`,
      next: 'Nothing was written. Export a smaller team.',
    })
  }
  const bytes = new Uint8Array(readFileSync(path))
  if (archiveKind(bytes) === undefined) return readTeamBundle(new TextDecoder().decode(bytes))
  const directory = mkdtempSync(join(tmpdir(), 'metier-team-'))
  try {
    await unpackArchive({ name: path, bytes, directory })
    return teamIn(directory)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** The team of a project, or the folder of a team itself. */
function teamOf(directory: string): TeamBundle {
  const places = [join(directory, '.squad'), join(directory, '.ai-team'), directory]
  const root = places.find((place) => existsSync(join(place, 'agents')))
  if (root !== undefined) return readLearnedFiles(root)
  throw new MetierError({
    code: 'not-found',
    message: `There is no team in ${directory}.`,
    next: 'A team is a folder .ai-team or .squad, with a member in each agents/NAME/charter.md.',
  })
}

/** The team's own folder, wherever in the archive it lies near the top; else the skills that lie there. */
function teamIn(directory: string): TeamBundle {
  const inside = readdirSync(directory).toSorted()
  const near = [directory, ...inside.map((name) => join(directory, name))]
  const roots = near.flatMap((place) => [join(place, '.ai-team'), join(place, '.squad'), place])
  const root = roots.find((place) => existsSync(join(place, 'agents')) || existsSync(join(place, 'skills')))
  if (root !== undefined) return readLearnedFiles(root)
  const skills = inside.filter((name) => existsSync(join(directory, name, 'SKILL.md')))
  return { agents: new Map(), teamSkills: new Map(skills.map((name) => [name, readSkillFiles(join(directory, name))])) }
}
