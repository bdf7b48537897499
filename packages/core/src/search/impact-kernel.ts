import { kernelInstance } from './kernel-instance.ts'
import { kernelLayout } from './kernel-layout.ts'
import { onesIn } from './ones-in.ts'
import { windowSlots } from './window-slots.ts'

/** What is done to all slots of a window at once. */
export interface ImpactKernel {
  /** Does it add sixteen at a time? Otherwise it is faster to add only what is there. */
  readonly isFast: boolean
  /** A score for each slot of a window. */
  readonly scores: Int32Array
  /** A bit for each. */
  readonly marks: Uint32Array
  /** Adds `step` times the impact of each slot to its score. `impacts` has one for each slot of the window, 0 for none. */
  readonly add: (impacts: Uint8Array, step: number) => void
  /** Sets the marks of those whose scores are above `least` and clears the others. */
  readonly mark: (least: number) => void
  /** How many marks are set. */
  readonly marked: () => number
  /** Adds to the score of each slot of a list what its code says. */
  readonly addCoded: (list: CodedSlots, adds: Int32Array) => void
}

/** Low bits of slots of one window, and a code for each. */
export interface CodedSlots {
  readonly lows: Uint16Array
  readonly codes: Uint8Array
}

let made: ImpactKernel | undefined

/** The one kernel of this thread. */
export function impactKernel(): ImpactKernel {
  return (made ??= vectorKernel() ?? plainKernel())
}

/** By SIMD; `undefined` in an engine that has none, and where code from bytes is forbidden. */
export function vectorKernel(): ImpactKernel | undefined {
  const kernel = kernelInstance()
  if (kernel === undefined) return undefined
  const { add, mark, addCoded, ones, memory } = kernel
  let views = viewsOf(memory.buffer)
  // Memory that grew is another one.
  const current = () => (views.buffer === memory.buffer ? views : (views = viewsOf(memory.buffer)))
  return {
    isFast: true,
    get scores() {
      return current().scores
    },
    get marks() {
      return current().marks
    },
    add(impacts, step) {
      current().impacts.set(impacts)
      add(step)
    },
    mark,
    marked: () => ones(kernelLayout.marks, kernelLayout.marksEnd),
    addCoded({ lows, codes }, adds) {
      const to = current()
      to.lows.set(lows)
      to.codes.set(codes)
      to.adds.set(adds)
      addCoded(lows.length)
    },
  }
}

function viewsOf(buffer: ArrayBuffer) {
  return {
    buffer,
    scores: new Int32Array(buffer, 0, windowSlots),
    impacts: new Uint8Array(buffer, kernelLayout.impacts, windowSlots),
    marks: new Uint32Array(buffer, kernelLayout.marks, windowSlots / 32),
    adds: new Int32Array(buffer, kernelLayout.adds, 256),
    lows: new Uint16Array(buffer, kernelLayout.lows, windowSlots),
    codes: new Uint8Array(buffer, kernelLayout.codes, windowSlots),
  }
}

/** By loops. */
export function plainKernel(): ImpactKernel {
  const scores = new Int32Array(windowSlots)
  const marks = new Uint32Array(windowSlots / 32)
  return {
    isFast: false,
    scores,
    marks,
    add(impacts, step) {
      for (let slot = 0; slot < windowSlots; slot += 1) scores[slot] = (scores[slot] ?? 0) + step * (impacts[slot] ?? 0)
    },
    mark(least) {
      for (let slot = 0; slot < windowSlots; slot += 32) {
        let word = 0
        // The sign of the difference, put in from above: to ask of each would be a guess each time.
        for (let at = slot + 31; at >= slot; at -= 1) word = (word << 1) | ((least - (scores[at] ?? 0)) >>> 31)
        marks[slot >>> 5] = word
      }
    },
    marked: () => marks.reduce((sum, word) => sum + onesIn(word), 0),
    addCoded({ lows, codes }, adds) {
      for (let at = 0; at < lows.length; at += 1) {
        const low = lows[at] ?? 0
        scores[low] = (scores[low] ?? 0) + (adds[codes[at] ?? 0] ?? 0)
      }
    },
  }
}
