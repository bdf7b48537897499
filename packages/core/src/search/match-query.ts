import type { AnalyzedQuery, QueryTerm } from './analyze-query.ts'
import type { SearchIndex } from './create-search-index.ts'
import { nearTerms } from './near-terms.ts'
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

/** Words of a query that are looked for as if they were mistyped: each costs some hundred look-ups. */
const mostMistyped = 3
/** How much of a word counts that may be another one mistyped. */
const guessShare = 0.5

/**
 * Weighs the terms of a query. What a term is worth depends on the documents of the index and no others. A term that no
 * document has stands for the commonest that it may be mistyped of.
 */
export function matchQuery(index: SearchIndex, query: AnalyzedQuery): MatchedQuery {
  const known = new Set(query.terms.map(({ term }) => term))
  let guesses = 0
  let ideal = 0
  // Each by its names: what is copied by `...` takes four times the memory, for as long as the engine likes.
  const matched = query.terms.map(({ term, word, weight }): MatchedTerm => {
    const list = index.listOf(term)
    const worth = weight * rarity(index.size, list?.count ?? 0)
    // What nobody has counts fully in what could be reached: a guess must not make an answer look whole.
    ideal += worth
    if (list !== undefined || guesses === mostMistyped) return { term, word, weight, list, worth }
    guesses += 1
    const meant = index.listOf(likeliest(index, term, known))
    return meant === undefined
      ? { term, word, weight, list, worth }
      : { term, word, weight, list: meant, worth: guessShare * weight * rarity(index.size, meant.count) }
  })
  return { ...query, index, matched, ideal }
}

/** The commonest term near to one, of those that the query does not say itself; '' where there is none. */
function likeliest(index: SearchIndex, term: string, said: ReadonlySet<string>): string {
  let [best, most] = ['', 0]
  for (const [near, count] of nearIn(index, term)) {
    if (said.has(near)) continue
    if (count > most || (count === most && near < best)) [best, most] = [near, count]
  }
  return best
}

/** What an index has near to a term, with how many documents have each: kept, for it takes some hundred look-ups. */
function nearIn(index: SearchIndex, term: string): readonly (readonly [near: string, count: number])[] {
  let known = nearOf.get(index)
  if (known === undefined || known.size >= mostNear) nearOf.set(index, (known = new Map()))
  let near = known.get(term)
  if (near === undefined) {
    near = nearTerms(term).flatMap((each) => {
      const count = index.countOf(each)
      return count === 0 ? [] : [[each, count] as const]
    })
    known.set(term, near)
  }
  return near
}

const nearOf = new WeakMap<SearchIndex, Map<string, readonly (readonly [near: string, count: number])[]>>()
const mostNear = 256

/**
 * How much less than in proportion a rare term counts: the words of a question that are rarest are often beside the
 * point ("this morning", "my aunt"). Tuned with the field weights.
 */
const flatness = 0.7

/** How rare a term is; above zero also for a term of all documents. */
function rarity(documents: number, having: number): number {
  return Math.log(1 + (documents - having + 0.5) / (having + 0.5)) ** flatness
}
