import { lstatSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SkillFileContent } from '@metier/core'

/** The regular files of a skill by path with `/`; links and `.git` are left out. An absent directory has none. */
export function readSkillFiles(directory: string): Map<string, SkillFileContent> {
  const files = new Map<string, SkillFileContent>()
  if (lstatSync(directory, { throwIfNoEntry: false })?.isDirectory() === true) collect(directory, '', files)
  return files
}

function collect(directory: string, within: string, files: Map<string, SkillFileContent>): void {
  for (const entry of readdirSync(join(directory, within), { withFileTypes: true })) {
    const path = within === '' ? entry.name : `${within}/${entry.name}`
    if (entry.isDirectory() && entry.name !== '.git') collect(directory, path, files)
    if (!entry.isFile()) continue
    const executable = (lstatSync(join(directory, path)).mode & 0o100) !== 0
    files.set(path, { bytes: readFileSync(join(directory, path)), executable })
  }
}
