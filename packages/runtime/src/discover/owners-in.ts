import type { FileSystem } from '@metier/core'

/** A project with more rooms, roles or agents than this is a mistake or an attack. */
const mostOwners = 1000

/** Names of what lies in a directory and may own a root, sorted; none where it cannot be listed. */
export function ownersIn(directory: string, fileSystem: FileSystem): readonly string[] {
  try {
    return (fileSystem.list(directory) ?? [])
      .filter(({ kind }) => kind === 'directory' || kind === 'symlink')
      .map(({ name }) => name)
      .toSorted()
      .slice(0, mostOwners)
  } catch {
    // The directory itself is a root of its own or none: what is wrong with it is said there.
    return []
  }
}
