import type { Host, Sandbox, SandboxPromise } from '@metier/core'
import { boundsGaps } from '../bounds-gaps.ts'
import { sharedCgroups } from '../cgroup/shared-cgroups.ts'
import { createSandbox } from '../create-sandbox.ts'
import { launchLimited } from './launch-limited.ts'
import { limitsGaps } from './limits-gaps.ts'

export interface CreateLimitsSandboxOptions {
  readonly host: Host
  /** Why there is nothing stronger, as one sentence. */
  readonly because?: string
}

const everywhere: readonly SandboxPromise[] = ['group-killed', 'output-capped', 'time-capped', 'environment-clean']

/** What `ulimit` and a look at /proc add. */
const withKernel: Readonly<Record<string, readonly SandboxPromise[]>> = {
  linux: ['file-size-capped', 'memory-capped', 'process-count-capped'],
  darwin: ['file-size-capped'],
}

/** For machines without bubblewrap: a clean environment, an empty home, limits of the kernel. No walls. */
export function createLimitsSandbox({ host, because }: CreateLimitsSandboxOptions): Sandbox {
  const cgroups = sharedCgroups()
  return createSandbox({
    kind: 'limits',
    promises: [...everywhere, ...(withKernel[host.platform] ?? [])],
    gaps: [...(because === undefined ? [] : [because]), ...limitsGaps, ...boundsGaps(cgroups)],
    launch: (command, isTalkedTo) => launchLimited(command, { home: host.home, cgroups, isTalkedTo }),
  })
}
