import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { enterStaging } from './enter-staging.ts'
import { isThere } from './is-there.ts'
import { leaveStaging } from './leave-staging.ts'
import { moveAside } from './move-aside.ts'
import { stagingOf } from './staging-of.ts'
import { writing } from './writing.ts'

export interface Replacement {
  /** Absolute directory of skills. */
  readonly root: string
  readonly name: string
  /** Makes the new thing at the path it is given, which does not exist yet. */
  readonly make: (path: string) => void
  /** Moves what was there to this path; without, it is gone. */
  readonly backup?: string
  /** One of many: whoever does them makes the directory before, and takes it away with `leaveStaging` at the end. */
  readonly isStaged?: boolean
}

/**
 * Puts a skill in place of another. Killed at any moment this leaves the old one, the new one, or the old one in the
 * staging directory, from where `recoverReplacements` puts it back. Throws
 * `file-unwritable`; nothing of what could not be made is left then.
 */
export function replaceDirectory({ root, name, make, backup, isStaged = false }: Replacement): void {
  const staging = stagingOf(root)
  const target = join(root, name)
  const id = `${process.pid}.${name}`
  const fresh = join(staging, `new.${id}`)
  const old = join(staging, `old.${id}`)
  if (!isStaged) enterStaging(root)
  if (isThere(fresh)) rmSync(fresh, { recursive: true, force: true })
  try {
    make(fresh)
  } catch (error) {
    // On a full disk above all: what is half made is in the way of everything else.
    rmSync(fresh, { recursive: true, force: true })
    leaveStaging(root)
    throw error
  }
  const isReplaced = isThere(target)
  writing(target, () => {
    if (isReplaced) renameSync(target, old)
    renameSync(fresh, target)
  })
  if (isReplaced && backup !== undefined) {
    writing(backup, () => {
      mkdirSync(dirname(backup), { recursive: true })
      moveAside(old, backup)
    })
  } else if (isReplaced) rmSync(old, { recursive: true, force: true })
  if (!isStaged) leaveStaging(root)
}
