import type { Clock } from '@metier/core'

/** Of a machine that many share, a process may get as little as this part of the time. */
const smallestShare = 1 / 10

/**
 * Milliseconds of work since it was made: what the processor spent on this process, so that a busy machine makes nobody
 * late. Waiting counts a tenth, so that a disk that never answers has an end too.
 */
export function createStopwatch(clock: Clock): () => number {
  const began = clock.now()
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return Math.max((user + system) / 1000, (clock.now() - began) * smallestShare)
  }
}
