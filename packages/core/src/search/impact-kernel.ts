import { impactsAt, kernelModule, marksAt } from './kernel-module.ts'
import { windowSlots } from './window-slots.ts'

// `core` compiles without the types of the DOM. Where there is no such thing, or a page forbids it, loops do the same.
declare const WebAssembly:
  | {
      readonly Module: new (bytes: Uint8Array) => object
      readonly Instance: new (module: object) => { readonly exports: KernelExports }
    }
  | undefined

interface KernelExports {
  readonly add: (step: number) => void
  readonly mark: (least: number) => void
  readonly memory: { readonly buffer: ArrayBuffer }
}

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
}

let made: ImpactKernel | undefined

/** The one kernel of this thread. */
export function impactKernel(): ImpactKernel {
  return (made ??= vectorKernel() ?? plainKernel())
}

/** By SIMD; `undefined` in an engine that has none, and where code from bytes is forbidden. */
export function vectorKernel(): ImpactKernel | undefined {
  try {
    if (WebAssembly === undefined) return undefined
    const { add, mark, memory } = new WebAssembly.Instance(new WebAssembly.Module(kernelModule())).exports
    const impactsOfWindow = new Uint8Array(memory.buffer, impactsAt, windowSlots)
    return {
      isFast: true,
      scores: new Int32Array(memory.buffer, 0, windowSlots),
      marks: new Uint32Array(memory.buffer, marksAt, windowSlots / 32),
      add(impacts, step) {
        impactsOfWindow.set(impacts)
        add(step)
      },
      mark,
    }
  } catch {
    return undefined
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
  }
}
