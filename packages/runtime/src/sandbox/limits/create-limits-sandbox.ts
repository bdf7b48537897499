import type { Host, Sandbox, SandboxPromise } from '@metier/core'
import { createSandbox } from '../create-sandbox.ts'
import { launchLimited } from './launch-limited.ts'
import { limitsGaps } from './limits-gaps.ts'

export interface CreateLimitsSandboxOptions {
  readonly host: Host
  /** Why there is nothing stronger, as one sentence. */
  readonly because?: string
}

const promises: readonly SandboxPromise[] = [
  'group-killed',
  'output-capped',
  'time-capped',
  'file-size-capped',
  'environment-clean',
]

/** For machines without bubblewrap: a clean environment, an empty home, limits of the kernel. No walls. */
export function createLimitsSandbox({ host, because }: CreateLimitsSandboxOptions): Sandbox {
  return createSandbox({
    kind: 'limits',
    promises,
    gaps: [...(because === undefined ? [] : [because]), ...limitsGaps],
    launch: (command) => launchLimited(command, { home: host.home }),
  })
}
