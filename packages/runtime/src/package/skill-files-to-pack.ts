import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { MetierError, entryPathProblem, type SkillFileContent } from '@metier/core'
import { readSkillFiles } from './read-skill-files.ts'

/** What no reader of the archive has a use for. */
const skipped = new Set(['.git', 'node_modules', '__pycache__', '.DS_Store'])

/** The files of a skill that are handed on, by path. Throws `refused` for links and unusable names. */
export function skillFilesToPack(directory: string): Map<string, SkillFileContent> {
  refuseLinks(directory, '')
  const files = [...readSkillFiles(directory)].filter(([path]) => !path.split('/').some((part) => skipped.has(part)))
  for (const [path] of files) {
    const problem = entryPathProblem(path)
    if (problem !== undefined) throw refused(path, problem)
  }
  return new Map(files)
}

/** A link would have to be read through, and what is behind it is not part of the skill. */
function refuseLinks(directory: string, within: string): void {
  for (const entry of readdirSync(join(directory, within), { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue
    const path = within === '' ? entry.name : `${within}/${entry.name}`
    if (entry.isDirectory()) refuseLinks(directory, path)
    else if (!entry.isFile()) throw refused(path, 'is no regular file')
  }
}

function refused(path: string, why: string): MetierError {
  return new MetierError({
    code: 'refused',
    message: `The skill cannot be packed: ${path} ${why}.`,
    next: 'Put a regular file in its place, or take it out.',
  })
}
