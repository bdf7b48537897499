import type { MatchedQuery, MatchedTerm } from './match-query.ts'
import { nameCoverage } from './search-field.ts'
import { impactOf, nameLengthOf } from './pack-facts.ts'

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
export function rankDocuments(query: MatchedQuery, { limit, accepts }: RankOptions): RankedDocuments {
  const scores = scoreDocuments(query)
  const touched: number[] = []
  for (let slot = 0; slot < scores.length; slot += 1) {
    if ((scores[slot] ?? 0) > 0 && accepts?.(slot) !== false) touched.push(slot)
  }
  return { documents: best(scores, touched, limit), total: touched.length }
}

/** The relevance of the document of every slot; 0 where it has no term of the query. */
function scoreDocuments(query: MatchedQuery): Float64Array {
  const scores = new Float64Array(query.index.slots)
  for (const term of query.matched) addTerm(scores, query, term)
  return scores
}

function addTerm(scores: Float64Array, { index, ideal }: MatchedQuery, { term, worth }: MatchedTerm): void {
  const share = worth / (ideal * 255)
  for (const { segment, slots } of index.parts) {
    const list = segment.postingsOf(term)
    if (list === undefined) continue
    const { documents, facts } = list
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at] ?? 0
      const slot = slots === undefined ? document : (slots[document] ?? -1)
      if (slot < 0) continue
      const each = facts[at] ?? 0
      let score = (scores[slot] ?? 0) + share * impactOf(each)
      if (each > 0xffff) score += nameCoverage / Math.max(2, nameLengthOf(each))
      scores[slot] = score
    }
  }
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
