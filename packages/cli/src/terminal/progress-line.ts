import { printable } from './printable.ts'
import type { OutputStream } from './streams.ts'
import { widthOf } from './width-of.ts'

/** One line at the bottom of a terminal that says what goes on, and is gone before anything else is written. */
export interface ProgressLine {
  show(text: string): void
  clear(): void
}

/** Milliseconds between two writings: more often nobody can read. */
const pause = 100

/** Nothing is ever written where there is no terminal. */
export function progressLine(stream: OutputStream, now: () => number = Date.now): ProgressLine {
  let shown = false
  let last = -Infinity
  return {
    show(text) {
      if (stream.isTTY !== true || now() - last < pause) return
      last = now()
      shown = true
      stream.write(`\r\u001B[2K${printable(text).slice(0, Math.max(10, widthOf(stream) - 1))}`)
    },
    clear() {
      if (shown) stream.write('\r\u001B[2K')
      shown = false
    },
  }
}
