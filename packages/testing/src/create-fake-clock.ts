import type { Clock } from '@metier/core'

/** A clock that stands still until it is told to go on. */
export interface FakeClock extends Clock {
  advance(milliseconds: number): void
}

/** Starts at `now`, 1,000 unless told. */
export function createFakeClock(now = 1000): FakeClock {
  let current = now
  return {
    now: () => current,
    advance(milliseconds) {
      current += milliseconds
    },
  }
}
