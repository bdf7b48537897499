import type { Dialect } from './dialect.ts'
import { dialects } from './dialects.ts'

/** By id or alias, in any case; `undefined` when there is none. */
export function findDialect(id: string, known: readonly Dialect[] = dialects): Dialect | undefined {
  const wanted = id.toLowerCase()
  return known.find((dialect) => dialect.id === wanted || dialect.aliases?.includes(wanted) === true)
}
