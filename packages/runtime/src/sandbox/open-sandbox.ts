import { MetierError, type Host, type Sandbox } from '@metier/core'
import { createBubblewrapSandbox } from './bubblewrap/create-bubblewrap-sandbox.ts'
import { endOrphans } from './bubblewrap/end-orphans.ts'
import { findBubblewrap } from './bubblewrap/find-bubblewrap.ts'
import { createLimitsSandbox } from './limits/create-limits-sandbox.ts'
import { createOpenSandbox } from './off/create-open-sandbox.ts'
import type { SandboxChoice } from './sandbox-choice.ts'

export interface OpenSandboxOptions {
  readonly host: Host
  readonly settings: { readonly sandbox: SandboxChoice }
}

/**
 * The sandbox in force: what the user chose, or with `auto` the strongest that works on this machine.
 * Throws `sandbox-unavailable` when bubblewrap was asked for by name and does not work here: nothing weaker takes
 * its place unasked.
 */
export async function openSandbox({ host, settings }: OpenSandboxOptions): Promise<Sandbox> {
  if (settings.sandbox === 'off') return createOpenSandbox()
  if (settings.sandbox === 'limits') return createLimitsSandbox({ host })
  const finding = findBubblewrap()
  // While the trial runs.
  endOrphans()
  const found = await finding
  if (!('missing' in found)) return createBubblewrapSandbox({ host, bubblewrap: found })
  if (settings.sandbox === 'auto') return createLimitsSandbox({ host, because: found.missing })
  throw new MetierError({
    code: 'sandbox-unavailable',
    message: `Skills are to run in bubblewrap, and that cannot be had: ${found.missing}`,
    next: 'Install it, or set `sandbox: auto` to do with what this machine has.',
  })
}
