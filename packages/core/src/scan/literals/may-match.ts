import type { MappedText } from '../text/mapped-text.ts'
import { needsOfPattern } from './needs-of-pattern.ts'
import { TextGrams } from './text-grams.ts'

/** By the expressions themselves, which live as long as the program. */
const known = new WeakMap<RegExp, readonly Int32Array[]>()

/**
 * Can a pattern match somewhere in a text? `false` is sure, by words without which it matches nothing: most patterns are
 * of something that a page has nothing of, and are then neither compiled nor run. For patterns that are made once.
 */
export function mayMatch(pattern: RegExp, { grams }: MappedText): boolean {
  let lists = known.get(pattern)
  if (lists === undefined) {
    lists = needsOfPattern(pattern).map((words) => TextGrams.ofWords(words))
    known.set(pattern, lists)
  }
  for (const words of lists) if (!grams.mayHold(words)) return false
  return true
}
