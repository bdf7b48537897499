/** Numbers that two threads see: places of what the weigher is about, and of how many messages it has dealt with. */
export const weigherState = {
  standing: 0,
  done: 1,
  /** What stands in `standing`. */
  starting: 0,
  ready: 1,
  failed: 2,
  answered: 3,
} as const
