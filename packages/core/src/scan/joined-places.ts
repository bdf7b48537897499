import type { FlowPlace } from './flow/flow-place.ts'

/** What a finding joins, as places in programs. */
export interface JoinedPlaces {
  /** Where it began, and calls that it came out of. */
  readonly from: readonly FlowPlace[]
  /** Where it ended up, and calls that led there. */
  readonly to: readonly FlowPlace[]
}
