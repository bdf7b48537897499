import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LockFile } from '@metier/core'
import type { SkillStore } from './open-store.ts'

/** What nobody has a use for any more. */
export interface PrunePlan {
  readonly skills: readonly { readonly digest: string; readonly bytes: number }[]
  /** Absolute paths in quarantine that a process left which is no more. */
  readonly left: readonly string[]
  /** How many skills stay. */
  readonly kept: number
}

export interface PlanPruneOptions {
  readonly store: SkillStore
  readonly locks: readonly LockFile[]
  /** Milliseconds since 1970; what was put in within the hour may be on its way into a lock that is not written yet. */
  readonly now: number
}

const hour = 3_600_000

/** What no lock names: neither as installed, nor as what it was before, nor as what a person made of it. */
export function planPrune({ store, locks, now }: PlanPruneOptions): PrunePlan {
  const wanted = new Set<unknown>(
    locks.flatMap(({ skills }) =>
      [...skills.values()].flatMap(({ digest, edited, previous }) => [digest, edited, previous?.['digest']]),
    ),
  )
  const all = store.digests()
  const skills = all.flatMap((digest) => {
    const path = wanted.has(digest) ? undefined : store.find(digest)
    const stat = path === undefined ? undefined : lstatSync(path, { throwIfNoEntry: false })
    if (path === undefined || stat === undefined || now - stat.mtimeMs < hour) return []
    return [{ digest, bytes: bytesOf(path) }]
  })
  return { skills, left: store.abandoned(), kept: all.length - skills.length }
}

function bytesOf(path: string): number {
  const stat = lstatSync(path)
  if (!stat.isDirectory()) return stat.size
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0)
}
