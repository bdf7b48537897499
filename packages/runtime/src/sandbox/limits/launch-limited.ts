import { randomUUID } from 'node:crypto'
import type { SandboxCommand } from '@metier/core'
import { countOwnThreads } from '../../process/count-own-threads.ts'
import { findProgram } from '../../process/find-program.ts'
import { killGroup } from '../../process/kill-group.ts'
import { killMarked } from '../../process/kill-marked.ts'
import type { RunningProcess } from '../../process/running-process.ts'
import { spawnGroup } from '../../process/spawn-group.ts'
import type { Cgroups } from '../cgroup/open-cgroups.ts'
import { createBounds } from '../create-bounds.ts'
import { limitScript } from '../limit-script.ts'
import { guardScript, markVariable } from './guard-script.ts'
import { makePrivatePlaces } from './make-private-places.ts'

export interface LaunchLimitedOptions {
  /** Absolute home of the user. */
  readonly home: string
  readonly cgroups: Cgroups
  /** Is anything written to its standard input? */
  readonly isTalkedTo: boolean
}

/** The shell that waits, and the watcher that it leaves behind. */
const ownProcesses = 2

/** Starts one command with limits, an empty home and nothing else between it and the machine. */
export function launchLimited(command: SandboxCommand, options: LaunchLimitedOptions): RunningProcess {
  const { home, cgroups, isTalkedTo } = options
  const { argv, cwd, environment, grants, limits } = command
  const program = findProgram({ name: argv[0], path: environment['PATH'], cwd })
  const places = makePrivatePlaces({ home, credentials: grants.credentials })
  const inside: readonly [string, ...string[]] = [program, ...argv.slice(1)]
  const own = { ...environment, ...places.environment }
  if (process.platform === 'win32') {
    return spawnGroup({ argv: inside, cwd, environment: own, isTalkedTo, release: () => places.remove() })
  }
  const mark = randomUUID()
  const begun = performance.now()
  const bounds = createBounds({ cgroups, limits, extra: ownProcesses, boundMeanwhile: false })
  const processes = processLimit(command, cgroups)
  return spawnGroup({
    argv: [...limitScript({ limits, processes, before: guardScript }), ...inside],
    cwd,
    environment: { ...own, [markVariable]: mark },
    isTalkedTo,
    pipes: ['to-child'],
    enclose: (start) => bounds.enclose(start),
    started(pid, [toChild]) {
      bounds.begin(pid, () => killGroup(pid))
      // Left open: when it closes, the watcher knows that we are gone.
      toChild?.write('go\n')
    },
    killMore: () => bounds.killGroup(),
    async cleanUp() {
      await killRest(bounds)
      await killMarked({ variable: `${markVariable}=${mark}`, age: () => performance.now() - begun })
    },
    judge: (end) => bounds.judge(end),
    release() {
      bounds.release()
      places.remove()
    },
  })
}

/** The kernel counts all processes of the user; the superuser's it does not bound. */
function processLimit({ limits }: SandboxCommand, cgroups: Cgroups): number | undefined {
  const isBound = process.platform !== 'linux' || process.getuid?.() === 0 || cgroups.controllers.has('pids')
  return isBound ? undefined : countOwnThreads() + limits.processes + ownProcesses
}

/** A group that starts processes while it is killed is full soon: the kernel bounds it. */
async function killRest(bounds: { readonly killGroup: () => boolean }): Promise<void> {
  for (let round = 0; round < 500 && !bounds.killGroup(); round++) {
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
}
