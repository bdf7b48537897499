import type { Clock } from '@metier/core'
import { processorTime } from './processor-time.ts'

/**
 * Of a machine that many share, a process may get as little as this part of the time: twenty that are started at once on
 * two busy processors get a fortieth each.
 */
const smallestShare = 1 / 100

/**
 * Milliseconds on the clock for which an answer holds. The stopwatch is asked between any two files, programs and rules,
 * and what the processor spent is a question to the system: asked each time, it was a tenth of a whole scan.
 */
const freshness = 10

/**
 * Milliseconds of work since it was made: what the processor spent on this thread, so that a busy machine makes nobody
 * late. Waiting counts a hundredth, so that a disk that never answers has an end too. Up to ten milliseconds old.
 */
export function createStopwatch(clock: Clock): () => number {
  const began = clock.now()
  const before = processorTime.ask()
  let asked = began
  let spent = 0
  return () => {
    const now = clock.now()
    // A clock that was set back must not stop the watch.
    if (Math.abs(now - asked) >= freshness) {
      const { user, system } = processorTime.ask(before)
      spent = (user + system) / 1000
      asked = now
    }
    return Math.max(spent, (now - began) * smallestShare)
  }
}
