import type { FlowPlace } from './flow-place.ts'
import type { FlowValue } from './flow-value.ts'
import type { FunctionCalls } from './function-calls.ts'
import type { FunctionParts } from './program.ts'

interface IdleCalls {
  readonly count: number
  readonly value: FlowValue
}

/** The calls that are followed just now, one inside of the other, through all programs of a skill. */
export class CallStack {
  /** Where they stand, the outermost first. */
  readonly places: FlowPlace[] = []
  /** How often each function is followed inside of itself. */
  readonly followed = new Map<FunctionParts, number>()
  /** With whose names a function is followed. */
  readonly homes = new WeakMap<FunctionParts, FunctionCalls>()
  /** Values into which a function put something, and what they are since. */
  readonly grown = new WeakMap<FlowValue, FlowValue>()
  depth = 0
  #idle = new WeakMap<FunctionParts, IdleCalls>()

  /** How often each function was followed with nothing that matters since all programs were begun, and what it gave back the last time. */
  get idle(): WeakMap<FunctionParts, IdleCalls> {
    return this.#idle
  }

  /** All programs are followed once more: what was found within a function the first time has to be found again. */
  beginAgain(): void {
    this.#idle = new WeakMap()
  }
}
