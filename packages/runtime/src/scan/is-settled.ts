/** Milliseconds in which a disk may give two writings one time: a tick of Linux, twice and more. */
const tick = 100
/** Some disks count whole seconds, some every other one. */
const coarseTick = 2500

/**
 * Would a later change show in the times of the files? What was written a moment ago can be written once more within
 * the same tick of the disk's clock, and would look the same (the racy clean of git).
 */
export function isSettled(newest: number, now: number): boolean {
  return now - newest > (newest % 1000 === 0 ? coarseTick : tick)
}
