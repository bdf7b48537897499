import type { FlowValue } from './flow-value.ts'
import type { Place } from './program.ts'

/** A call with all of its values known as far as they are. */
export interface Called {
  readonly path: string
  readonly object?: FlowValue
  readonly values: readonly FlowValue[]
  readonly place: Place
}
