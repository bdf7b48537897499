import { joinPairs } from './join-pairs.ts'
import type { MatchedQuery } from './match-query.ts'
import { fieldsOf } from './pack-facts.ts'
import { searchFields } from './search-field.ts'
import type { SearchReason } from './search-answer.ts'

/** Which words of a query a document has by what is known of its terms, by field, strongest field first. A word is named once, in its best field. */
export function explainMatch({ matched, text }: MatchedQuery, facts: Uint32Array): readonly SearchReason[] {
  const words = searchFields.map((): string[] => [])
  for (const [at, term] of matched.entries()) {
    const fields = fieldsOf(facts[at] ?? 0)
    if (fields === 0) continue
    // The lowest bit that is set is the strongest field.
    words[31 - Math.clz32(fields & -fields)]?.push(term.word)
  }
  return searchFields.flatMap((field, at) => {
    const found = words[at] ?? []
    return found.length === 0 ? [] : [{ field, words: joinPairs(found, text) }]
  })
}
