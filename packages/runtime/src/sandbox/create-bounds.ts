import type { SandboxLimits } from '@metier/core'
import type { ProcessEnd } from '../process/running-process.ts'
import { watchUsage } from '../process/watch-usage.ts'
import type { Cgroup, Cgroups } from './cgroup/open-cgroups.ts'

export interface CreateBoundsOptions {
  readonly cgroups: Cgroups
  readonly limits: SandboxLimits
  /** Processes that are there beside the program's own. */
  readonly extra: number
  /** Does another bound on the number of processes hold until the group is joined? */
  readonly boundMeanwhile: boolean
}

/** Bounds on all processes of one run together: looked after, and kept by the kernel where it lets us. */
export interface Bounds {
  /** Runs what starts the first process. */
  enclose<Started>(start: () => Started): Started
  /** To be called before the process can have started another. */
  begin(pid: number, kill: () => void): void
  /** Kills all that belongs to the group; true when nothing is left, or where there is no group. */
  killGroup(): boolean
  /** Says why it ended, when a bound was why. */
  judge(end: ProcessEnd): ProcessEnd
  /** When nothing of it runs any more. */
  release(): void
}

export function createBounds({ cgroups, limits, extra, boundMeanwhile }: CreateBoundsOptions): Bounds {
  let group: Cgroup | undefined
  let stopWatching: (() => void) | undefined
  let exceeded: ProcessEnd['stopped']
  let isEnclosed = false
  const joinGroup = (pids: readonly number[]) => {
    group ??= cgroups.make(limits)
    group?.join(pids)
  }
  return {
    enclose(start) {
      let started: { readonly value: ReturnType<typeof start> } | undefined
      if (cgroups.controllers.size > 0) group = cgroups.make(limits)
      isEnclosed = group?.enclose(() => (started = { value: start() })) ?? false
      return started === undefined ? start() : started.value
    },
    begin(pid, kill) {
      if (!isEnclosed && !boundMeanwhile) joinGroup([pid])
      if (isEnclosed && cgroups.controllers.size === 2) return
      stopWatching = watchUsage({
        pid,
        limits,
        extra,
        seen({ pids }, look) {
          // To move another process the kernel waits for all processors, ten milliseconds and more
          // (`cgroup_threadgroup_rwsem`): longer than most programs run. What was started while we looked is found
          // with the next look; its children are in the group already.
          if (!isEnclosed && (!boundMeanwhile || look > 1)) joinGroup(pids)
        },
        exceeded(what) {
          exceeded = what
          kill()
        },
      })
    },
    killGroup: () => group?.kill() ?? true,
    judge(end) {
      const succeeded = end.exitCode === 0
      // A child that died of memory and was not missed is the program's own affair.
      const stopped = exceeded ?? (!succeeded && group?.ranOutOfMemory() === true ? 'memory' : undefined)
      return stopped === undefined ? end : { ...end, stopped }
    },
    release() {
      stopWatching?.()
      group?.release()
    },
  }
}
