import { sandboxPromises, type Host, type Sandbox } from '@metier/core'
import { platformDirectories } from '../../config/platform-directories.ts'
import { boundsGaps } from '../bounds-gaps.ts'
import { sharedCgroups } from '../cgroup/shared-cgroups.ts'
import { createSandbox } from '../create-sandbox.ts'
import { bubblewrapGaps } from './bubblewrap-gaps.ts'
import type { Bubblewrap } from './find-bubblewrap.ts'
import { launchBubblewrap } from './launch-bubblewrap.ts'
import { sharedSystem } from './shared-system.ts'
import { createToolchains } from './create-toolchains.ts'

export interface CreateBubblewrapSandboxOptions {
  readonly host: Host
  readonly bubblewrap: Bubblewrap
}

/** Programs in namespaces of their own: they see the system, their skill and what was granted, and nothing else. */
export function createBubblewrapSandbox({ host, bubblewrap }: CreateBubblewrapSandboxOptions): Sandbox {
  const system = sharedSystem()
  const cgroups = sharedCgroups()
  const toolchains = createToolchains({ home: host.home })
  const { configuration, cache, state, data } = platformDirectories(host)
  const own = [configuration, cache, state, data]
  return createSandbox({
    kind: 'bubblewrap',
    promises: sandboxPromises,
    gaps: [...bubblewrapGaps, ...boundsGaps(cgroups)],
    launch: (command, isTalkedTo) =>
      launchBubblewrap(command, { bubblewrap, system, home: host.home, own, toolchains, cgroups, isTalkedTo }),
  })
}
