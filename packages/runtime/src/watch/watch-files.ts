import { basename, dirname } from 'node:path'
import type { FileSystem } from '@metier/core'
import type { DirectoriesToWatch } from './watch-directories.ts'

/** The same directories, and those of these files for the sake of the files alone; a directory that is not there waits. */
export function watchFiles(
  directories: DirectoriesToWatch,
  files: readonly string[],
  fileSystem: FileSystem,
): DirectoriesToWatch {
  const watched = new Map(directories)
  for (const file of files) {
    const directory = dirname(file)
    const names = watched.get(directory)
    if (watched.has(directory) ? names === undefined : fileSystem.stat(directory) === undefined) continue
    watched.set(directory, new Set([...(names ?? []), basename(file)]))
  }
  return watched
}
