import type { MappedText } from '../text/mapped-text.ts'
import { soughtWords } from './sought-words.ts'

/**
 * Can a pattern match somewhere in a text? `false` is sure, by words without which it matches nothing: most patterns are
 * of something that a page has nothing of, and are then neither compiled nor run. For patterns that are made once.
 */
export function mayMatch(pattern: RegExp, { grams }: MappedText): boolean {
  for (const words of soughtWords(pattern)) if (!grams.mayHold(words)) return false
  return true
}
