import type { MatchedQuery } from './match-query.ts'
import { nameCoverage } from './search-field.ts'
import type { TermList } from './term-list.ts'

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
  /** A bit for each slot whose document may be answered; what a term is worth depends on all of them. */
  readonly accepted?: Uint32Array
}

/** A list and what it adds to a score, in whole numbers of which `whole` are a score of 1. */
interface Part {
  readonly list: TermList
  /** For one step of impact. */
  readonly step: number
  /** The most that it adds to any score. */
  readonly most: number
}

/** Scores are sums of whole numbers: they are the same in whatever order the lists are added. */
const whole = 2 ** 30
/** Scores are counted in steps of so many bits. */
const stepBits = 12
const none = new Uint32Array(0)
/** Used again by the next question: to make room for a hundred thousand numbers takes as long as to use them. */
let scratch = { scores: new Int32Array(0), found: new Uint32Array(0) }

/**
 * The best documents for a query, best first, equals in the order of the index. Whoever has no term is not there. The
 * lists that can add most come first; as soon as what is left cannot bring a new document among the best, only those
 * that are still in question are looked up in the longer lists (after the MaxScore of Turtle and Flood, 1995). The answer
 * is the same as if all had been added.
 */
export function rankDocuments(query: MatchedQuery, { limit, accepted }: RankOptions): RankedDocuments {
  const parts = partsOf(query)
  const { slots } = query.index
  const total = countWith(parts, slots, accepted)
  const scores = emptyScores(slots, accepted)
  let rest = parts.reduce((sum, { most }) => sum + most, 0)
  let candidates: Uint32Array | undefined
  let [most, work] = [0, 0]
  for (const part of parts) {
    // Earlier than that, nearly all would still be in question.
    if (rest * 2 < most && work + workOf(part, candidates) > (candidates ?? scores).length / 2) {
      const least = leastAmong(scores, candidates, { limit, most })
      // What has nothing yet could still come among the best, as long as what is left adds more than they have.
      if (rest < least) candidates = slotsFrom(scores, candidates, least - rest)
      work = 0
    }
    rest -= part.most
    most = Math.max(most, candidates === undefined ? addAll(scores, part) : addTo(scores, candidates, part))
    work += workOf(part, candidates)
  }
  return { documents: best(scores, candidates, { limit, most }), total }
}

function partsOf({ matched, ideal }: MatchedQuery): readonly Part[] {
  const parts: Part[] = []
  for (const { list, worth } of matched) {
    if (list === undefined) continue
    const step = Math.floor((worth / ideal) * (whole / 255))
    parts.push({ list, step, most: step * list.mostImpact + (list.named.length > 0 ? nameShare(2) : 0) })
  }
  return parts.toSorted((a, b) => b.most / b.list.impacts.length - a.most / a.list.impacts.length)
}

/** How many places are visited to add a list, to all or to some. */
function workOf({ list }: Part, candidates: Uint32Array | undefined): number {
  return candidates === undefined ? list.impacts.length : candidates.length / 4
}

/** What a term adds that stands in a name of so many terms. */
function nameShare(length: number): number {
  return Math.floor((nameCoverage / Math.max(2, length)) * whole)
}

/** Adds a list to all its documents. Gives the highest score that came of it. */
function addAll(scores: Int32Array, { list, step }: Part): number {
  const { slots, impacts } = list
  let most = addNames(scores, list)
  if (slots === undefined) {
    for (let slot = 0; slot < impacts.length; slot += 1) {
      const score = (scores[slot] ?? 0) + step * (impacts[slot] ?? 0)
      scores[slot] = score
      if (score > most) most = score
    }
    return most
  }
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0
    const score = (scores[slot] ?? 0) + step * (impacts[at] ?? 0)
    scores[slot] = score
    if (score > most) most = score
  }
  return most
}

function addNames(scores: Int32Array, { named, nameLengths }: TermList): number {
  let most = 0
  for (let at = 0; at < named.length; at += 1) {
    const slot = named[at] ?? 0
    const score = (scores[slot] ?? 0) + nameShare(nameLengths[at] ?? 0)
    scores[slot] = score
    if (score > most) most = score
  }
  return most
}

/** The same for a few documents, ascending. */
function addTo(scores: Int32Array, candidates: Uint32Array, part: Part): number {
  const { list, step } = part
  const { slots, impacts } = list
  // To documents that are out of question it may be added as well.
  if (slots !== undefined && slots.length < candidates.length * 4) return addAll(scores, part)
  let most = addNames(scores, list)
  let place = 0
  for (let at = 0; at < candidates.length; at += 1) {
    const slot = candidates[at] ?? 0
    if (slots !== undefined) {
      place = firstFrom(slots, slot, place)
      if (slots[place] !== slot) continue
    }
    const score = (scores[slot] ?? 0) + step * (impacts[slots === undefined ? slot : place] ?? 0)
    scores[slot] = score
    if (score > most) most = score
  }
  return most
}

/** The first place from `from` on whose value is not below `value`: by steps that double, then by halves. */
function firstFrom(ascending: Uint32Array, value: number, from: number): number {
  let low = from
  let width = 1
  while (low + width < ascending.length && (ascending[low + width] ?? 0) < value) {
    low += width
    width *= 2
  }
  let high = Math.min(ascending.length, low + width)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ascending[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** How many documents have any of the terms. */
function countWith(parts: readonly Part[], size: number, accepted: Uint32Array | undefined): number {
  const any = new Uint32Array((size + 31) >>> 5)
  for (const { list } of parts) {
    if (list.bits !== undefined) {
      for (let at = 0; at < any.length; at += 1) any[at] = (any[at] ?? 0) | (list.bits[at] ?? 0)
      continue
    }
    const { slots = none } = list
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0
      any[slot >>> 5] = (any[slot >>> 5] ?? 0) | (1 << (slot & 31))
    }
  }
  let count = 0
  for (let at = 0; at < any.length; at += 1) count += ones((any[at] ?? 0) & (accepted?.[at] ?? -1))
  return count
}

function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Whoever may not be answered begins so far below that no sum comes above 0. */
function emptyScores(slots: number, accepted: Uint32Array | undefined): Int32Array {
  if (scratch.scores.length < slots) scratch = { scores: new Int32Array(slots), found: new Uint32Array(slots) }
  const scores = scratch.scores.subarray(0, slots).fill(0)
  const words = accepted ?? none
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0
    if (word === 0xffffffff) continue
    for (let bit = 0; bit < 32; bit += 1) if (((word >>> bit) & 1) === 0) scores[at * 32 + bit] = -(2 ** 31)
  }
  return scores
}

interface Wanted {
  readonly limit: number
  /** No score is higher. */
  readonly most: number
}

/** A score that at least `limit` documents reach by what was added so far; 1 where fewer have any. */
function leastAmong(scores: Int32Array, slots: Uint32Array | undefined, { limit, most }: Wanted): number {
  const count = slots?.length ?? scores.length
  const shift = Math.max(0, 32 - Math.clz32(most) - stepBits)
  const counts = new Uint32Array(1 << stepBits)
  for (let at = 0; at < count; at += 1) {
    const score = scores[slots === undefined ? at : (slots[at] ?? 0)] ?? 0
    if (score > 0) counts[score >>> shift] = (counts[score >>> shift] ?? 0) + 1
  }
  let step = counts.length
  for (let sum = 0; sum < limit && step > 0;) sum += counts[--step] ?? 0
  return Math.max(1, step * (1 << shift))
}

/** Those of some slots, or of all, whose scores are not below `least`, ascending. */
function slotsFrom(scores: Int32Array, among: Uint32Array | undefined, least: number): Uint32Array {
  const { found } = scratch
  const count = among?.length ?? scores.length
  let length = 0
  for (let at = 0; at < count; at += 1) {
    const slot = among === undefined ? at : (among[at] ?? 0)
    if ((scores[slot] ?? 0) >= least) found[length++] = slot
  }
  return found.slice(0, length)
}

function best(scores: Int32Array, candidates: Uint32Array | undefined, wanted: Wanted): readonly RankedDocument[] {
  return Array.from(slotsFrom(scores, candidates, leastAmong(scores, candidates, wanted)))
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .slice(0, wanted.limit)
    .map((document) => ({ document, relevance: Math.min(1, (scores[document] ?? 0) / whole) }))
}
