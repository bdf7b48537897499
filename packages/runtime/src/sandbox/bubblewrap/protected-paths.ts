import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { Mount } from './mount.ts'

/**
 * Files of a project from which something is run later, outside of any sandbox: who may write them can have
 * anything run. They stay read-only in a project that may be written. Of Git: `core.hooksPath`, `core.fsmonitor`
 * and aliases of its configuration name programs.
 */
const names: readonly string[] = [
  '.git/hooks',
  '.git/config',
  '.git/config.worktree',
  'metier.yaml',
  '.mcp.json',
  '.claude',
  '.codex',
  '.cursor',
  '.gemini',
  '.agents',
  '.vscode',
  '.idea',
  '.envrc',
  '.husky',
]

/** Mounts over those that are there. One that is missing can be made: nothing can be put over what is not there. */
export function protectedPaths(directory: string): readonly Mount[] {
  const present = names.map((name) => join(directory, name)).filter((path) => isPlain(path))
  const git = join(directory, '.git')
  const inGit = present.some((path) => path.startsWith(`${git}/`))
  // A mount cannot be renamed, but the directory it lies in can, with another put in its place: it is one as well.
  return [
    ...(inGit ? [{ kind: 'write' as const, path: git }] : []),
    ...present.map((path): Mount => ({ kind: 'read', path })),
  ]
}

/** A link could lead anywhere: nothing is mounted through one. */
function isPlain(path: string): boolean {
  try {
    const parent = lstatSync(join(path, '..'))
    const stat = lstatSync(path)
    return parent.isDirectory() && (stat.isFile() || stat.isDirectory())
  } catch {
    return false
  }
}
