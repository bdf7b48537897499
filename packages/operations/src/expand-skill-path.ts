import { MetierError, type FileSystem } from '@metier/core'
import { basename, dirname, join, resolve } from 'node:path'
import type { OperationContext } from './operation-context.ts'

/** One skill that a PATH on the command line stands for. */
export interface SkillPath {
  /** As it was given; below a folder of skills, the given path joined with the way down. */
  readonly path: string
  /** Absolute, of the skill. */
  readonly directory: string
  /** Absolute path of its SKILL.md; `undefined` when the directory has none. */
  readonly file: string | undefined
}

// The bounds of discovery (see docs/architecture.md): a mistyped path must not read a whole disk.
const deepest = 6
const mostDirectories = 2000
const neverSkills = new Set(['.git', 'node_modules'])

/** `SKILL.md` before `skill.md` (decisions R-25). Asks the disk's listing: some disks take either for the other. */
function skillFileIn(directory: string, fileSystem: FileSystem): string | undefined {
  const names = fileSystem.list(directory)?.map(({ name }) => name) ?? []
  const found = names.includes('SKILL.md') ? 'SKILL.md' : names.includes('skill.md') ? 'skill.md' : undefined
  return found === undefined ? undefined : join(directory, found)
}

function skillsBelow(path: string, directory: string, fileSystem: FileSystem): readonly SkillPath[] {
  const found: SkillPath[] = []
  let visited = 0
  const visit = (shown: string, at: string, depth: number): void => {
    visited += 1
    if (visited > mostDirectories) {
      throw new MetierError({
        code: 'invalid-input',
        message: `${path} has more than ${mostDirectories} folders below it.`,
        next: 'Name the folder that holds the skills.',
      })
    }
    const file = skillFileIn(at, fileSystem)
    if (file !== undefined) {
      found.push({ path: shown, directory: at, file })
      return
    }
    if (depth === deepest) return
    for (const entry of fileSystem.list(at) ?? []) {
      if (entry.kind !== 'directory' || neverSkills.has(entry.name)) continue
      visit(join(shown, entry.name), join(at, entry.name), depth + 1)
    }
  }
  visit(path, directory, 0)
  return found.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}

/**
 * What a PATH means: a skill's directory or its SKILL.md is that one skill, whatever is nested in it; a folder
 * without SKILL.md stands for each skill below it, or for itself when there is none.
 * Throws `not-found` for a path that is not there, `usage` for a file that is no SKILL.md.
 */
export function expandSkillPath(
  path: string,
  { cwd, fileSystem }: Pick<OperationContext, 'cwd' | 'fileSystem'>,
): readonly SkillPath[] {
  const absolute = resolve(cwd, path)
  const stat = path === '' ? undefined : fileSystem.stat(absolute)
  if (stat === undefined) {
    throw new MetierError({
      code: 'not-found',
      message: `There is nothing at ${JSON.stringify(path)}.`,
      next: 'Give the path of a skill, of its SKILL.md, or of a folder of skills.',
      data: { path },
    })
  }
  if (stat.kind !== 'directory') {
    if (basename(absolute).toLowerCase() !== 'skill.md') {
      throw new MetierError({
        code: 'usage',
        message: `${JSON.stringify(path)} is a file, but no SKILL.md.`,
        next: 'Give the path of a skill, of its SKILL.md, or of a folder of skills.',
        data: { path },
      })
    }
    return [{ path, directory: dirname(absolute), file: absolute }]
  }
  const found = skillsBelow(path, absolute, fileSystem)
  return found.length > 0 ? found : [{ path, directory: absolute, file: undefined }]
}

/** All skills that several paths stand for, each once, in the order given. */
export function expandSkillPaths(
  paths: readonly string[],
  context: Pick<OperationContext, 'cwd' | 'fileSystem'>,
): readonly SkillPath[] {
  const seen = new Set<string>()
  return paths
    .flatMap((path) => expandSkillPath(path, context))
    .filter(({ directory }) => {
      if (seen.has(directory)) return false
      seen.add(directory)
      return true
    })
}
