import { mkdirSync, renameSync, rmSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isThere } from './is-there.ts'
import { stagingOf } from './staging-of.ts'

export interface Replacement {
  /** Absolute directory of skills. */
  readonly root: string
  readonly name: string
  /** Makes the new thing at the path it is given, which does not exist yet. */
  readonly make: (path: string) => void
  /** Moves what was there to this path; without, it is gone. */
  readonly backup?: string
}

/**
 * Puts a skill in place of another. Killed at any moment this leaves the old one, the new one, or the old one in the
 * staging directory, from where `recoverReplacements` puts it back.
 */
export function replaceDirectory({ root, name, make, backup }: Replacement): void {
  const staging = stagingOf(root)
  const target = join(root, name)
  const id = `${process.pid}.${name}`
  const fresh = join(staging, `new.${id}`)
  const old = join(staging, `old.${id}`)
  mkdirSync(staging, { recursive: true })
  mkdirSync(root, { recursive: true })
  rmSync(fresh, { recursive: true, force: true })
  make(fresh)
  if (isThere(target)) renameSync(target, old)
  renameSync(fresh, target)
  if (backup !== undefined && isThere(old)) {
    mkdirSync(dirname(backup), { recursive: true })
    renameSync(old, backup)
  }
  rmSync(old, { recursive: true, force: true })
  removeIfEmpty(staging)
}

/** Nothing of ours stays behind; what another process has there keeps it. */
function removeIfEmpty(directory: string): void {
  try {
    rmdirSync(directory)
  } catch {
    return
  }
}
