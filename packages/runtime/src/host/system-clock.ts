import type { Clock } from '@metier/core'

/** The clock of this machine. */
export const systemClock: Clock = { now: () => Date.now() }
