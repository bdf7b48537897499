import { lstatSync, readlinkSync } from 'node:fs'
import type { FileSystem, PresentThing } from '@metier/core'
import { digestOrNothing } from '../facts/digest-or-nothing.ts'

/** What stands at a path, for a plan. */
export function presentAt(fileSystem: FileSystem, path: string): PresentThing | undefined {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return undefined
  if (stat.isSymbolicLink()) return { kind: 'link', target: readlinkSync(path) }
  if (!stat.isDirectory()) return { kind: 'other' }
  return { kind: 'directory', digest: digestOrNothing(fileSystem, path) ?? undefined }
}
