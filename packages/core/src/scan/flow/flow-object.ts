import type { FlowClass } from './flow-class.ts'
import type { FlowValue } from './flow-value.ts'

/** An object of a class of the program. */
export interface FlowObject {
  readonly of: FlowClass
  readonly fields: Map<string, FlowValue>
}
