import type { AnalyzedQuery } from './analyze-query.ts'
import type { SearchIndex } from './build-search-index.ts'

/** What each query term weighs in this index, in the order of the query's terms. */
export function weighTerms(index: SearchIndex, query: AnalyzedQuery): readonly number[] {
  return query.terms.map(({ term, weight }) => {
    const id = index.terms.get(term)
    const having = id === undefined ? 0 : (index.offsets[id + 1] ?? 0) - (index.offsets[id] ?? 0)
    return weight * rarity(index.size, having)
  })
}

/** How rare a term is; above zero also for a term of all documents. */
function rarity(documents: number, having: number): number {
  return Math.log(1 + (documents - having + 0.5) / (having + 0.5))
}
