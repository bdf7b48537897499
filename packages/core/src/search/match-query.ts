import type { AnalyzedQuery, QueryTerm } from './analyze-query.ts'
import type { SearchIndex } from './create-search-index.ts'
import type { TermList } from './term-list.ts'

export interface MatchedTerm extends QueryTerm {
  /** What the term is worth in this index: rare ones more. */
  readonly worth: number
  /** The documents that have it; `undefined` where none has. */
  readonly list: TermList | undefined
}

/** A query before an index: what its terms are worth there. */
export interface MatchedQuery extends AnalyzedQuery {
  readonly index: SearchIndex
  readonly matched: readonly MatchedTerm[]
  /** The worth of all terms together: what a document that says everything could reach. */
  readonly ideal: number
}

/** Weighs the terms of a query. What a term is worth depends on the documents of the index and no others. */
export function matchQuery(index: SearchIndex, query: AnalyzedQuery): MatchedQuery {
  const matched = query.terms.map((each): MatchedTerm => {
    const list = index.listOf(each.term)
    return { ...each, list, worth: each.weight * rarity(index.size, list?.count ?? 0) }
  })
  return { ...query, index, matched, ideal: matched.reduce((sum, { worth }) => sum + worth, 0) }
}

/**
 * How much less than in proportion a rare term counts: the words of a question that are rarest are often beside the
 * point ("this morning", "my aunt"). Tuned with the field weights.
 */
const flatness = 0.7

/** How rare a term is; above zero also for a term of all documents. */
function rarity(documents: number, having: number): number {
  return Math.log(1 + (documents - having + 0.5) / (having + 0.5)) ** flatness
}
