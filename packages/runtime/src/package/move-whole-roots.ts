import { mkdirSync, readdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import type { InstallStep } from '@metier/core'
import { isThere } from '../store/is-there.ts'

/**
 * A folder of skills that is not there yet, and all of which lies ready in one folder, is moved there in one step: of a
 * thousand skills either all are there or none. Gives the paths of the skills and links that are in place now; whatever
 * cannot be moved so is none of them.
 */
export function moveWholeRoots(steps: readonly InstallStep[], ready: ReadonlyMap<string, string>): ReadonlySet<string> {
  const moved = new Set<string>()
  for (const [root, paths] of pathsByRoot(steps)) {
    const made = madeFor(paths, ready)
    // What follows are links to the first: they are never there before what they lead to.
    if (made === undefined || isThere(root) || !isMoved(made, root)) break
    for (const path of paths) moved.add(path)
  }
  return moved
}

function pathsByRoot(steps: readonly InstallStep[]): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, string[]>()
  for (const { path } of steps) {
    const root = dirname(path)
    const others = paths.get(root)
    if (others === undefined) paths.set(root, [path])
    else others.push(path)
  }
  return paths
}

/** The folder that holds these under their names, and nothing else. */
function madeFor(paths: readonly string[], ready: ReadonlyMap<string, string>): string | undefined {
  const [first = ''] = paths
  const tree = ready.get(first)
  if (tree === undefined) return undefined
  const made = dirname(tree)
  const from = dirname(first).length
  // Of paths in one folder the last parts are what follows its name.
  if (!paths.every((path) => ready.get(path) === made + path.slice(from))) return undefined
  return readdirSync(made).length === paths.length ? made : undefined
}

/** Another disk after all, or somebody who was faster: then each goes its own way. */
function isMoved(from: string, to: string): boolean {
  try {
    mkdirSync(dirname(to), { recursive: true })
    renameSync(from, to)
    return true
  } catch {
    return false
  }
}
