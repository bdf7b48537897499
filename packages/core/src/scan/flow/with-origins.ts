import type { FlowPlace } from './flow-place.ts'
import type { FlowTaint } from './flow-value.ts'

/** Places that are kept of one taint: where it began, and calls that it came out of. */
const mostOrigins = 8

/** The same, known to have been at these places too. */
export function withOrigins(taint: FlowTaint, places: readonly FlowPlace[]): FlowTaint {
  const { origins = [] } = taint
  if (origins === places || origins.length >= mostOrigins) return taint
  const others = places.filter(({ piece, at }) => !origins.some((known) => known.at === at && known.piece === piece))
  return others.length === 0 ? taint : { ...taint, origins: [...origins, ...others].slice(0, mostOrigins) }
}
