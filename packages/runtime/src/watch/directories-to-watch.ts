import { dirname, join, relative, sep } from 'node:path'
import type { FileSystem } from '@metier/core'
import type { RootScan } from '../discover/scan-root.ts'
import type { DirectoriesToWatch } from './watch-directories.ts'

export interface DirectoriesToWatchOptions {
  readonly fileSystem: FileSystem
  readonly scans: readonly RootScan[]
  /** Absolute directories whose children own roots, such as rooms and agents; existing or not. */
  readonly owners: readonly string[]
}

/** Every directory whose entries decide what the catalogue holds, or where a root may come into being. */
export function directoriesToWatch({ fileSystem, scans, owners }: DirectoriesToWatchOptions): DirectoriesToWatch {
  const watched = new Map<string, Set<string> | undefined>()
  const waitFor = (path: string) => {
    const parent = nearestExisting(fileSystem, dirname(path))
    const [name = ''] = relative(parent, path).split(sep)
    if (watched.has(parent)) watched.get(parent)?.add(name)
    else watched.set(parent, new Set([name]))
  }
  for (const { place, modified, units } of scans) {
    const { path } = place.root
    // A root that goes and comes back is heard of in the directory above it.
    waitFor(path)
    if (modified === undefined) continue
    watched.set(path, undefined)
    for (const { name, listed, found } of units.values()) {
      // A child that is a link changes where it leads, which the root hears of.
      if (name !== '') watched.set(join(path, name), undefined)
      for (const directory of listed) watched.set(directory.path, undefined)
      for (const { candidate } of found) watched.set(candidate.directory, undefined)
    }
  }
  for (const owner of owners) {
    if (exists(fileSystem, owner)) watched.set(owner, undefined)
    else waitFor(owner)
  }
  return watched
}

function nearestExisting(fileSystem: FileSystem, path: string): string {
  let directory = path
  while (!exists(fileSystem, directory) && dirname(directory) !== directory) directory = dirname(directory)
  return directory
}

function exists(fileSystem: FileSystem, path: string): boolean {
  try {
    return fileSystem.stat(path) !== undefined
  } catch {
    return false
  }
}
