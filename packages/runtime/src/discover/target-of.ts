import type { FileSystem } from '@metier/core'

/** The real path behind a link; `undefined` when it leads nowhere: to nothing, in a circle, or where we may not look. */
export function targetOf(fileSystem: FileSystem, path: string): string | undefined {
  try {
    return fileSystem.realPath(path)
  } catch {
    return undefined
  }
}
