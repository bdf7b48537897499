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

/** What was answered last, by the clock that it was asked at: a small skill is done before a stopwatch need ask at all. */
const latest = new WeakMap<Clock, { readonly at: number; readonly spent: number }>()

/**
 * Milliseconds of work since it was made: what the processor spent on this thread, so that a busy machine makes nobody
 * late. Waiting counts a hundredth, so that a disk that never answers has an end too. Up to ten milliseconds old, at its
 * beginning too.
 */
export function createStopwatch(clock: Clock): () => number {
  const began = clock.now()
  const before = spentUntil(clock, began)
  return () => {
    const now = clock.now()
    const passed = now - began
    const ofProcess = spentUntil(clock, now) - before
    // Where only the whole process can be asked, other threads have spent what is more than has passed: they compile and clear up for this
    // one, or judge other skills, and half of it counts. A clock can be set back.
    const own = passed < 0 ? ofProcess : Math.min(ofProcess, passed + freshness)
    const spent = own + (ofProcess - own) / 2
    return Math.max(spent, passed * smallestShare)
  }
}

/** Milliseconds of the processor since this thread began, some milliseconds ago. */
function spentUntil(clock: Clock, now: number): number {
  const known = latest.get(clock)
  // A clock that was set back must not stop the watch.
  if (known !== undefined && Math.abs(now - known.at) < freshness) return known.spent
  const { user, system } = processorTime.ask()
  const spent = (user + system) / 1000
  latest.set(clock, { at: now, spent })
  return spent
}
