import { lstatSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BundledAgent, SkillFiles, TeamBundle } from '@metier/core'
import { readSkillFiles } from '../package/read-skill-files.ts'
import { reading } from './reading.ts'

/**
 * Everything of a team that moves, as it lies on the disk. Links are left out: what they lead to is not the team's.
 * What lies among the skills and is none, such as a stray file, is there with what it holds, so that nobody takes its
 * place for empty. An absent directory is an empty team. Throws `file-unreadable` where the disk does not let it.
 */
export function readTeamFiles(directory: string): TeamBundle {
  return reading(directory, () => read(directory))
}

function read(directory: string): TeamBundle {
  const agents = join(directory, 'agents')
  return {
    agents: new Map(
      namesIn(agents)
        .filter((name) => !name.startsWith('_') && isDirectory(join(agents, name)))
        .map((name) => [name, readAgent(join(agents, name))]),
    ),
    teamSkills: readSkills(join(directory, 'skills')),
  }
}

function readAgent(directory: string): BundledAgent {
  const charter = readFile(join(directory, 'charter.md'))
  const history = readFile(join(directory, 'history.md'))
  return { ...(charter && { charter }), ...(history && { history }), skills: readSkills(join(directory, 'skills')) }
}

function readSkills(directory: string): ReadonlyMap<string, SkillFiles> {
  return new Map(namesIn(directory).map((name) => [name, readSkillFiles(join(directory, name))]))
}

function namesIn(directory: string): readonly string[] {
  if (!isDirectory(directory)) return []
  return readdirSync(directory).filter((name) => !name.startsWith('.'))
}

function isDirectory(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

function readFile(path: string): Uint8Array | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true ? new Uint8Array(readFileSync(path)) : undefined
}
