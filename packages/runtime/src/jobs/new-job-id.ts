import { randomBytes } from 'node:crypto'

let last = 0

/** An id that sorts by time, also among those of one millisecond of this process. `now` is in milliseconds since the epoch. */
export function newJobId(now: number): { readonly id: string; readonly created: number } {
  last = Math.max(now, last + 1)
  return { id: `${last.toString(36)}-${randomBytes(3).toString('hex')}`, created: last }
}
