import { realpathSync } from 'node:fs'
import { dirname, isAbsolute, relative, sep } from 'node:path'
import { MetierError } from '@metier/core'
import type { InstallSite } from './install-site.ts'

/**
 * Directories of skills in a project have to be in the project, or where the user's own settings let a link lead: one
 * that came with a repository could lead to any folder of the user, in which `ci` would put and replace what the lock
 * names, and where discovery would not look for it. Throws `refused`.
 */
export function requireOwnRoots({ base, linkTargets }: InstallSite, roots: readonly string[]): void {
  const places = [base, ...linkTargets].map(realPathOf)
  for (const root of new Set(roots)) {
    if (!isInside(root, base)) continue
    const real = realPathOf(root)
    if (places.some((place) => isInside(real, place) && !isInGit(real, place))) continue
    throw new MetierError({
      code: 'refused',
      message: `${root} is a link ${isInside(real, places[0] ?? base) ? 'into its Git directory' : 'out of the project'}, to ${real}.`,
      next: 'Nothing was changed. Put a folder there, or name where the link leads under `allowSymlinkRoots` in your own settings.',
      data: { path: root, target: real },
    })
  }
}

/** Of what is not there yet, where it would be made. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : realPathOf(parent)
  }
}

function isInside(path: string, directory: string): boolean {
  const way = relative(directory, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** What git starts by itself lies there: a skill called `hooks` would be that. */
function isInGit(path: string, directory: string): boolean {
  return relative(directory, path).toLowerCase().split(sep).includes('.git')
}
