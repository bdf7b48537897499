import { joinLiterals } from './join-literals.ts'
import { readLiterals } from './read-literals.ts'

/** Lists that tell something; those behind them decide little. */
const mostLists = 3

/**
 * What must stand in a text for a pattern to match it, whatever its case: a word of each list, the rarest list first.
 * Nothing where that cannot be told.
 */
export function needsOfPattern(pattern: RegExp): readonly (readonly string[])[] {
  const literals = readLiterals(pattern)
  return literals === undefined ? [] : joinLiterals.byChance(joinLiterals.allNeeds(literals)).slice(0, mostLists)
}
