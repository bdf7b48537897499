import type { FileSystem, LockEntry } from '@metier/core'
import { computedHash } from './computed-hash.ts'
import { digestAt } from './digest-at.ts'

/** Are these the very files of an entry? Of what another installer wrote down there is only its hash. */
export function isAsLocked(path: string, { digest, computedHash: hash }: LockEntry, fileSystem: FileSystem): boolean {
  return digest === undefined ? computedHash(path) === hash : digestAt(fileSystem, path) === digest
}
