import type { AnalyzedQuery, QueryTerm } from './analyze-query.ts'
import type { SearchIndex } from './search-index.ts'
import type { Postings } from './search-segment.ts'

export interface MatchedTerm extends QueryTerm {
  /** What the term is worth in this index: rare ones more. */
  readonly worth: number
  /** For each part of the index its postings. */
  readonly postings: readonly (Postings | undefined)[]
}

/** A query before an index: its terms with all documents that have them. */
export interface MatchedQuery extends AnalyzedQuery {
  readonly index: SearchIndex
  readonly matched: readonly MatchedTerm[]
  /** The worth of all terms together: what a document that says everything could reach. */
  readonly ideal: number
}

/** Looks the terms of a query up. What a term is worth depends on the documents of the index and no others. */
export function matchQuery(index: SearchIndex, query: AnalyzedQuery): MatchedQuery {
  const matched = query.terms.map((each): MatchedTerm => {
    const postings = index.parts.map(({ segment }) => segment.postingsOf(each.term))
    const having = postings.reduce((sum, list, part) => sum + countIn(list, index.parts[part]?.slots), 0)
    return { ...each, worth: each.weight * rarity(index.size, having), postings }
  })
  return { ...query, index, matched, ideal: matched.reduce((sum, { worth }) => sum + worth, 0) }
}

function countIn(postings: Postings | undefined, slots: Int32Array | undefined): number {
  if (postings === undefined) return 0
  const { documents } = postings
  if (slots === undefined) return documents.length
  let count = 0
  for (let at = 0; at < documents.length; at += 1) if ((slots[documents[at] ?? 0] ?? -1) >= 0) count += 1
  return count
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

/** What is known of a term in the document of a slot, see `PostingFacts`; 0 when it has no such term. */
export function factsAt({ postings }: MatchedTerm, index: SearchIndex, slot: number): number {
  const place = index.placeOf(slot)
  const list = place && postings[place.part]
  if (place === undefined || list === undefined) return 0
  const { documents, facts } = list
  let low = 0
  let high = documents.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = documents[middle] ?? 0
    if (found === place.document) return facts[middle] ?? 0
    if (found < place.document) low = middle + 1
    else high = middle - 1
  }
  return 0
}
