import { lstatSync } from 'node:fs'
import type { FileSystem, LockEntry } from '@metier/core'
import { digestAt } from './digest-at.ts'
import { holdsMore } from './holds-more.ts'
import { linkTo } from './link-to.ts'
import { readLink } from './read-link.ts'

export interface OurPlace {
  /** Absolute path of the files. */
  readonly home: string
  readonly entry: LockEntry
  readonly fileSystem: FileSystem
}

/** Did an installer put this beside an agent? A link to the files, or a copy that nobody changed; anything else is a person's. */
export function isOurs(path: string, { home, entry, fileSystem }: OurPlace): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (stat?.isSymbolicLink() === true) return readLink(path) === linkTo(path, home)
  return stat?.isDirectory() === true && digestAt(fileSystem, path) === entry.digest && !holdsMore(path, 'copy')
}
