import type { LockEntry, LockFile } from './lock-file.ts'

export interface LockSides {
  /** What both began from, where it is known. */
  readonly base?: LockFile
  readonly ours: LockFile
  readonly theirs: LockFile
}

export interface MergeChoice {
  /** Which side counts where both changed one skill in different ways. */
  readonly prefer?: 'ours' | 'theirs'
}

export interface MergedLock {
  readonly lock: LockFile
  /** Skills that both sides changed, each in its own way; those of no preference are left out of the lock. */
  readonly conflicts: readonly string[]
}

/**
 * Three-way merge, skill by skill: what only one side changed is taken from it, what both changed alike is taken once.
 * Without a base, a skill that only one side has is taken for added.
 */
export function mergeLockFiles({ base, ours, theirs }: LockSides, { prefer }: MergeChoice = {}): MergedLock {
  const skills = new Map<string, LockEntry>()
  const conflicts: string[] = []
  for (const name of new Set([...ours.skills.keys(), ...theirs.skills.keys()])) {
    const sides = { base: base?.skills.get(name), ours: ours.skills.get(name), theirs: theirs.skills.get(name) }
    const settled = settle(sides)
    if (settled === 'conflict') conflicts.push(name)
    const entry = settled === 'conflict' ? prefer && sides[prefer] : settled
    if (entry !== undefined) skills.set(name, entry)
  }
  return { lock: { skills, extra: { ...theirs.extra, ...ours.extra } }, conflicts: conflicts.toSorted() }
}

interface EntrySides {
  readonly base: LockEntry | undefined
  readonly ours: LockEntry | undefined
  readonly theirs: LockEntry | undefined
}

function settle({ base, ours, theirs }: EntrySides): LockEntry | undefined | 'conflict' {
  if (isSame(ours, theirs)) return ours
  if (base === undefined) return ours === undefined ? theirs : theirs === undefined ? ours : 'conflict'
  if (isSame(base, ours)) return theirs
  return isSame(base, theirs) ? ours : 'conflict'
}

function isSame(left: LockEntry | undefined, right: LockEntry | undefined): boolean {
  return JSON.stringify(sorted(left)) === JSON.stringify(sorted(right))
}

function sorted(entry: LockEntry | undefined): readonly (readonly [string, unknown])[] | undefined {
  return entry && Object.entries(entry).toSorted(([left], [right]) => (left < right ? -1 : 1))
}
