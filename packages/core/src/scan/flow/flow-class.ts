import type { FlowValue } from './flow-value.ts'
import type { Method } from './program.ts'

/** A class of the program. */
export interface FlowClass {
  readonly methods: ReadonlyMap<string, Method>
  readonly bases: readonly FlowClass[]
  /** What all of its objects begin with, and what is known of one of which nothing else is. */
  readonly fields: Map<string, FlowValue>
  /** Fields that a class without a constructor is made of, in their order. */
  readonly order: readonly string[]
}
