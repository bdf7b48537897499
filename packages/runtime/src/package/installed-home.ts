import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { FileSystem, FileWriter } from '@metier/core'
import { openLockFile } from './open-lock-file.ts'

export interface InstalledHomeOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  /** Absolute. */
  readonly projectRoot: string
  /** Absolute directories of skills, in ladder order. */
  readonly candidates: readonly string[]
}

/** The directory in which the files of the locked skills lie, and not links to them; `undefined` where none do. */
export function installedHome({
  fileSystem,
  writer,
  projectRoot,
  candidates,
}: InstalledHomeOptions): string | undefined {
  const { skills } = openLockFile({ fileSystem, writer, directory: projectRoot }).read()
  for (const name of skills.keys()) {
    const home = candidates.find(
      (root) => lstatSync(join(root, name), { throwIfNoEntry: false })?.isDirectory() === true,
    )
    if (home !== undefined) return home
  }
  return undefined
}
