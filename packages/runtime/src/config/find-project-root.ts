import { dirname, join } from 'node:path'
import { rootPatterns, type FileSystem } from '@metier/core'

export interface FindProjectRootOptions {
  readonly fileSystem: FileSystem
  /** Absolute directory to start from. */
  readonly start: string
  /** Its skill directories are the user's own and make no project of it. */
  readonly home: string
}

/** The project's settings file. */
export const projectFileName = 'metier.yaml'

/**
 * The nearest directory upwards with a metier.yaml, a `.git` or a known directory of skills; `start` itself
 * when there is none. A plain name such as `skills` says little, so it counts only at `start` and only when
 * there is a skill in it.
 */
export function findProjectRoot({ fileSystem, start, home }: FindProjectRootOptions): string {
  if (plainRoots().some((path) => holdsSkill(fileSystem, join(start, path)))) return start
  for (let directory = start; ; directory = dirname(directory)) {
    const has = (path: string) => fileSystemHas(fileSystem, join(directory, path))
    if (has(projectFileName) || has('.git')) return directory
    if (directory !== home && hiddenRoots().some(has)) return directory
    if (dirname(directory) === directory) return start
  }
}

function fileSystemHas(fileSystem: FileSystem, path: string): boolean {
  try {
    return fileSystem.statLink(path) !== undefined
  } catch {
    // A directory above that we may not look into is none of ours.
    return false
  }
}

function holdsSkill(fileSystem: FileSystem, root: string): boolean {
  try {
    return (fileSystem.list(root) ?? []).some(
      ({ name, kind }) => kind === 'directory' && fileSystemHas(fileSystem, join(root, name, 'SKILL.md')),
    )
  } catch {
    return false
  }
}

function projectRoots(): readonly string[] {
  return rootPatterns('default')
    .filter(({ base }) => base === 'project')
    .map(({ path }) => path.slice(0, path.includes('/*') ? path.indexOf('/*') : undefined))
}

function hiddenRoots(): readonly string[] {
  return [...new Set(projectRoots().filter((path) => path.startsWith('.')))]
}

function plainRoots(): readonly string[] {
  return projectRoots().filter((path) => !path.startsWith('.'))
}
