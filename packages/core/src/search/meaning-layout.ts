/** Where in the memory of a `KernelMeaning` things stand, in bytes: there is room for vectors of 1,024 numbers. */
export const meaningLayout = {
  packed: 0,
  sum: 512,
  /** Rows that are added at once, and how many there may be. */
  rows: 512 + 4096,
  mostRows: 1024,
  /** What else there is lies behind it. */
  free: 512 + 4096 + 4096,
} as const
