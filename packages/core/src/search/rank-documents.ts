import type { AnalyzedQuery } from './analyze-query.ts'
import { nameCoverage } from './search-field.ts'
import type { SearchIndex } from './build-search-index.ts'
import { weighTerms } from './weigh-terms.ts'

export interface RankedDocument {
  readonly document: number
  /**
   * Above 0, at most 1: which part of what the query says the document answers, by weight. Comparable between
   * queries.
   */
  readonly relevance: number
}

export interface RankedDocuments {
  readonly documents: readonly RankedDocument[]
  /** How many there would be without a limit. */
  readonly total: number
}

export interface RankOptions {
  /** At most so many. */
  readonly limit: number
  /** Which documents may be answered; what a term is worth depends on all of them. */
  readonly accepts?: (document: number) => boolean
}

/** The best documents for a query, best first, equals in the order of the index. Whoever has no term is not there. */
export function rankDocuments(index: SearchIndex, query: AnalyzedQuery, options: RankOptions): RankedDocuments {
  const { limit, accepts } = options
  const scores = scoreDocuments(index, query)
  const touched: number[] = []
  for (let document = 0; document < scores.length; document += 1) {
    if ((scores[document] ?? 0) > 0 && accepts?.(document) !== false) touched.push(document)
  }
  return { documents: best(scores, touched, limit), total: touched.length }
}

/** The relevance of every document; 0 where it has no term of the query. */
function scoreDocuments(index: SearchIndex, query: AnalyzedQuery): Float64Array {
  const weights = weighTerms(index, query)
  const ideal = weights.reduce((sum, weight) => sum + weight, 0)
  const scores = new Float64Array(index.size)
  const { offsets, postings, impacts, fields, nameLengths } = index
  for (const [at, { term }] of query.terms.entries()) {
    const id = index.terms.get(term)
    if (id === undefined) continue
    const share = (weights[at] ?? 0) / (ideal * 255)
    const end = offsets[id + 1] ?? 0
    for (let place = offsets[id] ?? 0; place < end; place += 1) {
      const document = postings[place] ?? 0
      let score = (scores[document] ?? 0) + share * (impacts[place] ?? 0)
      if (((fields[place] ?? 0) & 1) === 1) score += nameCoverage / Math.max(2, nameLengths[document] ?? 0)
      scores[document] = score
    }
  }
  return scores
}

function best(scores: Float64Array, touched: readonly number[], limit: number): readonly RankedDocument[] {
  const order = (a: number, b: number) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b
  const candidates = touched.length > limit * 4 ? aboveCut(scores, touched, limit) : touched
  return candidates
    .toSorted(order)
    .slice(0, limit)
    .map((document) => ({ document, relevance: Math.min(1, scores[document] ?? 0) }))
}

/** Sorting all of a hundred thousand costs more than finding them: what cannot be among the best goes first. */
function aboveCut(scores: Float64Array, touched: readonly number[], limit: number): readonly number[] {
  const steps = 1024
  const counts = new Uint32Array(steps + 1)
  for (const document of touched) {
    const step = Math.min(steps, Math.floor((scores[document] ?? 0) * steps))
    counts[step] = (counts[step] ?? 0) + 1
  }
  let step = steps
  for (let sum = counts[step] ?? 0; sum < limit && step > 0;) {
    step -= 1
    sum += counts[step] ?? 0
  }
  return touched.filter((document) => (scores[document] ?? 0) * steps >= step)
}
