import { windowSlots } from './window-slots.ts'

/** A WebAssembly page. */
const page = 1 << 16

/** Where in the memory of the kernel things stand, in bytes. The scores of a window are at 0. */
export const kernelLayout = {
  impacts: 4 * windowSlots,
  marks: 5 * windowSlots,
  marksEnd: 5 * windowSlots + windowSlots / 8,
  /** What each code adds. */
  adds: 5.5 * windowSlots,
  /** What the last `read` says: where it stopped, the last document, its window, codes that it met. */
  said: 6 * windowSlots,
  met: 6 * windowSlots + 16,
  /** A vector of 32-bit floats, and the steps that it is compared with. */
  vector: 7 * windowSlots,
  steps: 7.5 * windowSlots,
  /** The low bits of slots in a window, then their codes. */
  lows: page,
  codes: page + 2 * windowSlots,
  /** What is read and summed up lies behind it, as long as it is. */
  free: page + 3 * windowSlots,
} as const
