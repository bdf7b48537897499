import { setImmediate } from 'node:timers/promises'

/** Lets what waits have its turn in the midst of long work: a signal to stop, most of all. */
export function nextTurn(): Promise<void> {
  return setImmediate()
}
