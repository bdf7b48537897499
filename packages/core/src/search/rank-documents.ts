import type { MatchedQuery } from './match-query.ts'
import { countMatching } from './count-matching.ts'
import { impactOf, nameLengthOf, shortCodes } from './pack-facts.ts'
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
/** Scores are counted in steps of so many bits, fewer where there are few scores. */
const stepBits = 12
const fewStepBits = 6
const fewScores = 4096
/** One score of so many is looked at for a guess at the whole. */
const sampleStep = 32
/** To look one document up in a list takes about as long as to add so many. */
const lookUpCost = 4
/** Used again by the next question: to make room for a hundred thousand numbers takes as long as to use them. */
let scratch = { scores: new Int32Array(0), found: new Uint32Array(0) }
const counts = new Uint32Array(1 << stepBits)
/** What each code of a list adds. */
const adds = new Int32Array(shortCodes + 1)

/**
 * The best documents for a query, best first, equals in the order of the index. Whoever has no term is not there. The
 * lists that can add most come first; as soon as what is left cannot bring a new document among the best, only those
 * that are still in question are looked up in the longer lists (after the MaxScore of Turtle and Flood, 1995). The answer
 * is the same as if all had been added.
 */
export function rankDocuments(query: MatchedQuery, { limit, accepted }: RankOptions): RankedDocuments {
  const parts = partsOf(query)
  const scores = emptyScores(query.index.slots, accepted)
  let rest = parts.reduce((sum, { most }) => sum + most, 0)
  let most = 0
  for (const [at, part] of parts.entries()) {
    if (mayBeEnough(scores, { limit, most }, rest)) {
      const least = leastAmong(scores, undefined, { limit, most })
      // What has nothing yet could still come among the best, as long as what is left adds more than they have.
      if (rest < least && guessAbove(scores, least - rest) * lookUpCost <= part.list.count) {
        const total = countMatching(scores, parts.slice(at), accepted)
        const candidates = slotsFrom(scores, undefined, least - rest)
        return { documents: rankCandidates({ scores, candidates, limit, most, rest }, parts.slice(at)), total }
      }
    }
    addAll(scores, part)
    rest -= part.most
    most += part.most
  }
  return { documents: best(scores, undefined, { limit, most }), total: countMatching(scores, [], accepted) }
}

interface Candidates extends Wanted {
  readonly scores: Int32Array
  /** Ascending. */
  readonly candidates: Uint32Array
  /** The most that the lists which are left add to any score. */
  readonly rest: number
}

/** The same where only a few documents are in question any more. */
function rankCandidates(state: Candidates, parts: readonly Part[]): readonly RankedDocument[] {
  const { scores, limit } = state
  let { candidates, rest, most } = state
  for (const part of parts) {
    addTo(scores, candidates, part)
    rest -= part.most
    most += part.most
    // To look them over costs as much as a few look-ups for each.
    if (candidates.length > 4 * limit && rest > 0) {
      const least = leastAmong(scores, candidates, { limit, most })
      if (rest < least) candidates = slotsFrom(scores, candidates, least - rest)
    }
  }
  return best(scores, candidates, { limit, most })
}

/** Whether it is worth to look at all scores: a guess, from a few of them. */
function mayBeEnough(scores: Int32Array, { limit, most }: Wanted, rest: number): boolean {
  if (rest * 2 > most) return false
  const wanted = Math.ceil(limit / sampleStep)
  let above = 0
  for (let slot = 0; slot < scores.length && above < wanted; slot += sampleStep) {
    if ((scores[slot] ?? 0) > rest) above += 1
  }
  return above >= wanted
}

/** About how many scores are not below `least`: from a few of them. */
function guessAbove(scores: Int32Array, least: number): number {
  let above = 0
  for (let slot = 0; slot < scores.length; slot += sampleStep) if ((scores[slot] ?? 0) >= least) above += 1
  return above * sampleStep
}

function partsOf({ matched, ideal }: MatchedQuery): readonly Part[] {
  const parts: Part[] = []
  for (const { list, worth } of matched) {
    if (list === undefined) continue
    const step = Math.floor((worth / ideal) * (whole / 255))
    parts.push({ list, step, most: step * list.mostImpact + (list.isInNames ? nameShare(2) : 0) })
  }
  return parts.toSorted((a, b) => b.most / b.list.count - a.most / a.list.count)
}

/** What a term adds that stands in a name of so many terms. */
function nameShare(length: number): number {
  return length === 0 ? 0 : Math.floor((nameCoverage / Math.max(2, length)) * whole)
}

function worthOf(facts: number, step: number): number {
  return step * impactOf(facts) + nameShare(nameLengthOf(facts))
}

/** What the codes of the last table say, for all the lists that have it. */
let coded: { readonly table: Uint32Array; readonly impacts: Int32Array; readonly names: Int32Array } = {
  table: new Uint32Array(0),
  impacts: new Int32Array(0),
  names: new Int32Array(0),
}

/** Puts into `adds` what the codes of a list add; those without a code nothing. */
function fillAdds({ list: { table }, step }: Part): void {
  if (coded.table !== table) {
    coded = { table, impacts: Int32Array.from(table, impactOf), names: Int32Array.from(table, nameShareOf) }
  }
  const { impacts, names } = coded
  for (let code = 0; code < impacts.length; code += 1) adds[code] = step * (impacts[code] ?? 0) + (names[code] ?? 0)
  adds[shortCodes] = 0
}

function nameShareOf(facts: number): number {
  return nameShare(nameLengthOf(facts))
}

/** Adds a list to all its documents. */
function addAll(scores: Int32Array, part: Part): void {
  const { list } = part
  if (list.count < list.table.length) return addFew(scores, part)
  fillAdds(part)
  for (let block = 0; block + 1 < list.starts.length; block += 1) {
    addBlock(scores, list, block)
  }
  addRare(scores, part)
}

/** Adds what `adds` says of the codes of one block. */
// oxlint-disable-next-line complexity -- Four at a time are four times the same.
function addBlock(scores: Int32Array, { lows, codes, starts }: TermList, block: number): void {
  const base = block << 16
  const end = starts[block + 1] ?? 0
  let place = starts[block] ?? 0
  // Four at a time, so that none waits for what another reads.
  for (const last = end - 3; place < last; place += 4) {
    const [first, second] = [base + (lows[place] ?? 0), base + (lows[place + 1] ?? 0)]
    const [third, fourth] = [base + (lows[place + 2] ?? 0), base + (lows[place + 3] ?? 0)]
    scores[first] = (scores[first] ?? 0) + (adds[codes[place] ?? 0] ?? 0)
    scores[second] = (scores[second] ?? 0) + (adds[codes[place + 1] ?? 0] ?? 0)
    scores[third] = (scores[third] ?? 0) + (adds[codes[place + 2] ?? 0] ?? 0)
    scores[fourth] = (scores[fourth] ?? 0) + (adds[codes[place + 3] ?? 0] ?? 0)
  }
  for (; place < end; place += 1) {
    const slot = base + (lows[place] ?? 0)
    scores[slot] = (scores[slot] ?? 0) + (adds[codes[place] ?? 0] ?? 0)
  }
}

/** Adds those that have no code. */
function addRare(scores: Int32Array, { list: { lows, starts, rarePlaces, rareFacts }, step }: Part): void {
  let block = 0
  for (let at = 0; at < rarePlaces.length; at += 1) {
    const place = rarePlaces[at] ?? 0
    while (place >= (starts[block + 1] ?? 0)) block += 1
    const slot = (block << 16) + (lows[place] ?? 0)
    scores[slot] = (scores[slot] ?? 0) + worthOf(rareFacts[at] ?? 0, step)
  }
}

/** The same for a list that is shorter than the table of what its codes add. */
function addFew(scores: Int32Array, { list, step }: Part): void {
  for (let block = 0; block + 1 < list.starts.length; block += 1) {
    const end = list.starts[block + 1] ?? 0
    for (let place = list.starts[block] ?? 0; place < end; place += 1) {
      const slot = (block << 16) + (list.lows[place] ?? 0)
      scores[slot] = (scores[slot] ?? 0) + worthOf(list.factsIn(place), step)
    }
  }
}

/** The same for a few documents, ascending. */
function addTo(scores: Int32Array, candidates: Uint32Array, part: Part): void {
  const { list, step } = part
  // To documents that are out of question it may be added as well.
  if (list.count < candidates.length * 4) return addAll(scores, part)
  const { lows, starts } = list
  let block = -1
  let place = 0
  let end = 0
  for (let at = 0; at < candidates.length; at += 1) {
    const slot = candidates[at] ?? 0
    if (slot >>> 16 !== block) {
      block = slot >>> 16
      if (block + 1 >= starts.length) return
      place = starts[block] ?? 0
      end = starts[block + 1] ?? 0
    }
    place = firstFrom(lows, slot & 0xffff, place, end)
    if (place < end && lows[place] === (slot & 0xffff)) {
      scores[slot] = (scores[slot] ?? 0) + worthOf(list.factsIn(place), step)
    }
  }
}

/** The first place from `from` to `end` whose value is not below `value`: by steps that double, then by halves. */
function firstFrom(ascending: Uint16Array, value: number, from: number, end: number): number {
  let low = from
  let width = 1
  while (low + width < end && (ascending[low + width] ?? 0) < value) {
    low += width
    width *= 2
  }
  let high = Math.min(end, low + width)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ascending[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Whoever may not be answered begins so far below that no sum comes above 0. */
function emptyScores(slots: number, accepted: Uint32Array | undefined): Int32Array {
  if (scratch.scores.length < slots) scratch = { scores: new Int32Array(slots), found: new Uint32Array(slots) }
  const scores = scratch.scores.subarray(0, slots).fill(0)
  if (accepted === undefined) return scores
  for (let at = 0; at < accepted.length; at += 1) {
    const word = accepted[at] ?? 0
    if (word === 0xffffffff) continue
    for (let bit = 0; bit < 32; bit += 1) if (((word >>> bit) & 1) === 0) scores[at * 32 + bit] = -(2 ** 31)
  }
  return scores
}

interface Wanted {
  readonly limit: number
  /** No score is higher; it may be that none is nearly as high. */
  readonly most: number
}

/** A score that at least `limit` documents reach by what was added so far; 1 where fewer have any. */
function leastAmong(scores: Int32Array, slots: Uint32Array | undefined, { limit, most }: Wanted): number {
  const bits = (slots ?? scores).length < fewScores ? fewStepBits : stepBits
  const shift = Math.max(0, 32 - Math.clz32(most) - bits)
  counts.fill(0, 0, 1 << bits)
  if (slots === undefined) {
    for (let slot = 0; slot < scores.length; slot += 1) countScore(scores[slot] ?? 0, shift)
  } else {
    for (let at = 0; at < slots.length; at += 1) countScore(scores[slots[at] ?? 0] ?? 0, shift)
  }
  let step = 1 << bits
  for (let sum = 0; sum < limit && step > 0;) sum += counts[--step] ?? 0
  return Math.max(1, step * (1 << shift))
}

function countScore(score: number, shift: number): void {
  if (score > 0) counts[score >>> shift] = (counts[score >>> shift] ?? 0) + 1
}

/** Those of some slots, or of all, whose scores are not below `least`, ascending. */
function slotsFrom(scores: Int32Array, among: Uint32Array | undefined, least: number): Uint32Array {
  const { found } = scratch
  let length = 0
  if (among === undefined) {
    for (let slot = 0; slot < scores.length; slot += 1) if ((scores[slot] ?? 0) >= least) found[length++] = slot
  } else {
    for (let at = 0; at < among.length; at += 1) {
      const slot = among[at] ?? 0
      if ((scores[slot] ?? 0) >= least) found[length++] = slot
    }
  }
  return found.slice(0, length)
}

function best(scores: Int32Array, candidates: Uint32Array | undefined, wanted: Wanted): readonly RankedDocument[] {
  return Array.from(slotsFrom(scores, candidates, leastAmong(scores, candidates, wanted)))
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .slice(0, wanted.limit)
    .map((document) => ({ document, relevance: Math.min(1, (scores[document] ?? 0) / whole) }))
}
