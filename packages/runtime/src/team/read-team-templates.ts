import { join } from 'node:path'
import { parseSkill, type BuiltInSkill, type FileSystem, type SkillFiles, type TeamTemplates } from '@metier/core'
import { digestDirectory } from '../facts/digest-directory.ts'
import { computedHash } from '../package/computed-hash.ts'
import { readSkillFiles } from '../package/read-skill-files.ts'
import { readTeamFiles } from './read-team-files.ts'

/** What Metier gives to teams, from the directory that ships with it; empty where there is none. */
export function readTeamTemplates(fileSystem: FileSystem, directory: string): TeamTemplates {
  const all = readSkillFiles(directory)
  const take = (names: readonly string[], folder: string): SkillFiles =>
    new Map(
      names.flatMap((name) => {
        const file = all.get(name)
        return file === undefined ? [] : [[`${folder}${name}`, file] as const]
      }),
    )
  return {
    coordinator: take(['coordinator.md'], ''),
    templates: take(['charter.md', 'history.md'], 'templates/'),
    skills: new Map(
      [...readTeamFiles(directory).teamSkills]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, files]) => [name, builtIn(fileSystem, join(directory, 'skills', name), files)]),
    ),
  }
}

function builtIn(fileSystem: FileSystem, directory: string, files: SkillFiles): BuiltInSkill {
  const path = join(directory, 'SKILL.md')
  const bytes = files.get('SKILL.md')?.bytes ?? new Uint8Array(0)
  const { skill } = parseSkill({ bytes, path, directoryName: directory.split(/[\\/]/).at(-1) ?? '' })
  const digest = digestDirectory(fileSystem, directory)
  return { version: skill?.version ?? '0', digest, computedHash: computedHash(directory), files }
}
