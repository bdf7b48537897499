import type { SandboxLimits } from '@metier/core'
import type { Controller } from './cgroup-files.ts'
import { findCgroups, type CgroupParent } from './find-cgroups.ts'
import { groupName } from './group-name.ts'
import { makeCgroup, type ManagedCgroup } from './make-cgroup.ts'
import { removeOrphans } from './remove-orphans.ts'

/** A group of the kernel's that everything a run starts belongs to, whatever it does. */
export interface Cgroup {
  /** Starts something as a member of the group; false, with nothing started, where only `join` can be had. */
  enclose(start: () => void): boolean
  /** Puts processes into the group, those that are not in it yet. What the kernel refuses is left where it is. */
  join(pids: readonly number[]): void
  /** Was something in it killed because memory ran out? */
  ranOutOfMemory(): boolean
  /** Kills all that is in it; true when nothing is left. */
  kill(): boolean
  /** Gives it back. */
  release(): void
}

export interface Cgroups {
  /** What groups bound here; empty where none can be made. */
  readonly controllers: ReadonlySet<Controller>
  make(limits: Pick<SandboxLimits, 'memoryBytes' | 'processes'>): Cgroup | undefined
}

/** Groups cost a millisecond to make and to remove; so many are kept for the next runs. */
const keptGroups = 64

/** The control groups of this machine, as far as this process may make any. */
export function openCgroups(parents: readonly CgroupParent[] = findCgroups()): Cgroups {
  removeOrphans(parents.map(({ directory }) => directory))
  const kept = new Map<string, ManagedCgroup[]>()
  let isHeeded = false
  const removeKept = () => {
    for (const groups of kept.values()) for (const group of groups) group.remove()
  }
  return {
    controllers: new Set(parents.flatMap(({ controllers }) => controllers)),
    make(limits) {
      if (parents.length === 0) return undefined
      if (!isHeeded) process.once('exit', removeKept)
      isHeeded = true
      const key = `${limits.memoryBytes} ${limits.processes}`
      const others = kept.get(key) ?? []
      kept.set(key, others)
      const group = takeIdle(others) ?? makeCgroup({ parents, name: groupName('run'), limits })
      if (group === undefined) return undefined
      return lend(group, () => {
        others.push(group)
        // The one that has waited longest: the kernel still counts the dead of a run for a moment after it.
        if (others.length > keptGroups) others.shift()?.remove()
      })
    },
  }
}

/** To look at all that are kept would take longer than to make another. */
const looks = 3

/**
 * Looked at when it is wanted, not when it is given back: then the last of a run is hardly ever buried. Those that wait
 * longest stand first.
 */
function takeIdle(groups: ManagedCgroup[]): ManagedCgroup | undefined {
  const index = groups.slice(0, looks).findIndex((group) => group.isIdle())
  return index === -1 ? undefined : groups.splice(index, 1)[0]
}

function lend(group: ManagedCgroup, giveBack: () => void): Cgroup {
  const killsBefore = group.memoryKills()
  return {
    join(pids) {
      const members = new Set(group.members())
      for (const pid of pids) if (!members.has(pid)) group.add(pid)
    },
    enclose: (start) => group.enclose(start),
    ranOutOfMemory: () => group.memoryKills() > killsBefore,
    kill() {
      group.kill()
      return group.members().length === 0
    },
    release: giveBack,
  }
}
