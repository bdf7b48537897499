import type { FileSystem } from '@metier/core'

/** Many times what is read as settings; a project may lay a file of any size in our way. */
const largest = 1024 * 1024

/** The bytes of a settings file, the first megabyte of one that is too long to be one; `undefined` where there is none. */
export function readSettingsBytes(fileSystem: FileSystem, path: string): Uint8Array | undefined {
  return fileSystem.readHead(path, largest)?.bytes
}
