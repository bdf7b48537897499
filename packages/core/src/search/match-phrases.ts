import { splitWords } from './split-words.ts'

/** A longer one is no phrase that anybody says. */
const longestPhrase = 300

/**
 * The phrases that stand in a text word for word, whatever the case: `ship it` in "please ship it now", never `test` in
 * "latest" (decisions R-26). Texts and answers are words, as `splitWords` gives them.
 */
export function matchPhrases(said: readonly string[], phrases: readonly string[]): readonly (readonly string[])[] {
  if (phrases.length === 0) return []
  const text = ` ${said.join(' ')} `
  return phrases
    .filter(({ length }) => length <= longestPhrase)
    .map(splitWords)
    .filter((words) => words.length > 0 && text.includes(` ${words.join(' ')} `))
}
