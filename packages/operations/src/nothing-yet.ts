import type { StopNote } from './stop-note.ts'

/** Of a command that changes everything in one step, as long as it has not come to it; `done` is what it will have. */
export function nothingYet(done: string): StopNote {
  return { message: `Stopped: nothing was ${done}.`, next: 'The same command carries it out.' }
}
