import type { AnalyzedQuery } from './analyze-query.ts'
import { searchFields } from './search-field.ts'
import type { SearchIndex } from './build-search-index.ts'
import type { SearchReason } from './search-answer.ts'
import { findPosting } from './find-posting.ts'

/** Which words of a query a document has, by field, strongest field first. A word is named once, in its best field. */
export function explainMatch(index: SearchIndex, query: AnalyzedQuery, document: number): readonly SearchReason[] {
  const words = searchFields.map((): string[] => [])
  for (const { term, word } of query.terms) {
    const place = findPosting(index, term, document)
    if (place === undefined) continue
    const fields = index.fields[place] ?? 0
    // The lowest bit that is set is the strongest field.
    words[31 - Math.clz32(fields & -fields)]?.push(word)
  }
  return searchFields.flatMap((field, at) => {
    const found = words[at] ?? []
    return found.length === 0 ? [] : [{ field, words: found }]
  })
}
