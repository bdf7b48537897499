import type { MappedText } from '../text/mapped-text.ts'
import { joinLiterals } from './join-literals.ts'
import { readLiterals } from './read-literals.ts'
import { TextGrams } from './text-grams.ts'

/** Lists of words that are looked for; those behind them decide little. */
const mostLists = 3

/** By the expressions themselves, which live as long as the program. */
const known = new WeakMap<RegExp, readonly Int32Array[]>()

/**
 * Can a pattern match somewhere in a text? `false` is sure, by words without which it matches nothing: most patterns are
 * of something that a page has nothing of, and are then neither compiled nor run. For patterns that are made once.
 */
export function mayMatch(pattern: RegExp, { grams }: MappedText): boolean {
  let lists = known.get(pattern)
  if (lists === undefined) {
    lists = listsOf(pattern)
    known.set(pattern, lists)
  }
  for (const words of lists) if (!grams.mayHold(words)) return false
  return true
}

function listsOf(pattern: RegExp): readonly Int32Array[] {
  const literals = readLiterals(pattern)
  if (literals === undefined) return []
  return joinLiterals
    .byChance(joinLiterals.allNeeds(literals))
    .slice(0, mostLists)
    .map((words) => TextGrams.ofWords(words))
}
