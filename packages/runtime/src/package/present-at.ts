import { lstatSync } from 'node:fs'
import type { FileSystem, PresentThing } from '@metier/core'
import { digestAt } from './digest-at.ts'
import { readLink } from './read-link.ts'

/** What stands at a path, for a plan. */
export function presentAt(fileSystem: FileSystem, path: string): PresentThing | undefined {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return undefined
  if (stat.isSymbolicLink()) return { kind: 'link', target: readLink(path) }
  if (!stat.isDirectory()) return { kind: 'other' }
  return { kind: 'directory', digest: digestAt(fileSystem, path) ?? undefined }
}
