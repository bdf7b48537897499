import { analyzeQuery, type AnalyzedQuery } from './analyze-query.ts'
import { collapseAlike, type Collapsed } from './collapse-alike.ts'
import { collectFacts } from './collect-facts.ts'
import { commonMeaning } from './common-meaning.ts'
import { complementarySet, setCandidates } from './complementary-set.ts'
import { explainMatch } from './explain-match.ts'
import { nameKey } from '../format/name-key.ts'
import { meaningBonus } from './meaning-bonus.ts'
import { judgeScores } from './judge-scores.ts'
import { longestQuestion } from './longest-question.ts'
import { matchQuery, type MatchedQuery } from './match-query.ts'
import { matchPhrases } from './match-phrases.ts'
import { nameTerm } from './name-term.ts'
import { nameShape } from './name-shape.ts'
import { rankDocuments } from './rank-documents.ts'
import type { SearchAnswer } from './search-answer.ts'
import type { SearchIndex } from './create-search-index.ts'
import { splitWords } from './split-words.ts'
import { subjectStanding } from './subject-standing.ts'
import { taskFocus } from './task-focus.ts'
import { tokenize } from './tokenize.ts'
import { useBonus } from './use-bonus.ts'
import { wordLikeness } from './word-likeness.ts'
import type { WordVectors } from './word-vectors.ts'

/** One skill to be found. */
export interface SearchSubject<Item> {
  readonly item: Item
  readonly name: string
  /** Asked for of the first ones only, where a table of words is known. */
  readonly description: string
  readonly triggers: readonly string[]
  /** Where names are equal or look alike, what is trusted comes first, then the lower rung. */
  readonly trusted: boolean
  readonly rung: number
}

export interface SearchQueryOptions<Item> {
  /** At most so many hits; 10 unless told. */
  readonly limit?: number
  /** Which skills may be answered: always the same of the same one. Who asks often with one function is answered faster. */
  readonly accepts?: (item: Item) => boolean
  /** How often a skill was used; asked for of the first ones only, among which it parts those that are nearly level. */
  readonly usesOf?: (item: Item) => number
}

export interface Search<Item> {
  /** Deterministic; takes time in proportion to the skills that have a word of the query. */
  search(query: string, options?: SearchQueryOptions<Item>): SearchAnswer<Item>
}

export interface Scored {
  readonly document: number
  /** By the words alone. */
  readonly score: number
  /** What decides the order: the score, and how near the meaning is where that is known. */
  readonly value: number
  readonly looksLike?: number
}

// Enough to find ten different ones among copies.
const considered = 100
/** How many of the first are put in a better order by what their words mean; with more, no question of ours gained. */
const looselyOrdered = 20
/** How many of the first for a task by what they say of themselves: hardly more are answered. */
const looselyOrderedForTasks = 12
/** UTF-16 code units of a question that may be a name: names are cut at a fifth of it. */
const longestName = 1000
/** What a trigger that is said whole adds, by its share of the query: too little to pass a word in a name. */
const phraseBonus = 0.05

export interface SearchOptions {
  /** For an order by meaning beside words, of documents that were weighed with the same table. */
  readonly words?: WordVectors | undefined
  /** For a process that asks one question. */
  readonly isOnce?: boolean
}

/** Whose document a slot of the index holds. Asked for what may be answered only. */
export type SubjectAt<Item> = (slot: number) => SearchSubject<Item>

/**
 * Makes skills searchable. The slots of `index` are in the order of `orderSubjects`. What it holds is a snapshot: other
 * skills, another search.
 */
export function createSearch<Item>(
  subjectAt: SubjectAt<Item>,
  index: SearchIndex,
  { words, isOnce = false }: SearchOptions = {},
): Search<Item> {
  const known = new WeakMap<(item: Item) => boolean, Uint32Array>()
  const acceptedBy = (accepts: (item: Item) => boolean): Uint32Array => {
    const accepted = known.get(accepts) ?? acceptedSlots(index, (slot) => accepts(subjectAt(slot).item))
    known.set(accepts, accepted)
    return accepted
  }
  return {
    search(text, { limit = 10, accepts, usesOf } = {}) {
      const query = matchQuery(index, analyzeQuery(text))
      const accepted = accepts && acceptedBy(accepts)
      const allowed = (slot: number) => accepted === undefined || hasBit(accepted, slot)
      const ranked = rankDocuments(query, { limit: Math.max(considered, limit), isOnce, ...(accepted && { accepted }) })
      const scores = new Map(ranked.documents.map(({ document, relevance }) => [document, relevance]))
      // A trigger that is said whole has words of the query; what has none need not be read.
      if (query.matched.some(({ list }) => list?.isInTriggers === true)) addPhrases(scores, subjectAt, query)
      const named = addNames(scores, subjectAt, slotsNamedLike(index, subjectAt, text).filter(allowed), text)
      const near = words === undefined ? () => 0 : meaningBonus(query, words)
      const scored = [...scores]
        .map(([document, score]): Scored => ({
          document,
          score,
          value: score + near(document),
          ...named.get(document),
        }))
        .toSorted(byValue)
      const ordered = inBetterOrder(scored, { query, words, subjectAt })
      const preferred = usesOf === undefined ? ordered : inOrderOfUse(ordered, (slot) => usesOf(subjectAt(slot).item))
      const collapsed = collapseAlike(preferred, index)
      return answerOf({ subjectAt, query, collapsed, limit, total: Math.max(ranked.total, scores.size) })
    },
  }
}

/** Whose name was asked for stands before all others, whatever they mean. */
function byValue(a: Scored, b: Scored): number {
  return Number(b.score > 1) - Number(a.score > 1) || b.value - a.value || a.document - b.document
}

interface BetterOrder<Item> {
  readonly query: MatchedQuery
  readonly words: WordVectors | undefined
  readonly subjectAt: SubjectAt<Item>
}

/** The first ones anew, by how a skill introduces itself. */
function inBetterOrder<Item>(scored: readonly Scored[], better: BetterOrder<Item>): readonly Scored[] {
  const isTask = better.query.matched.length > longestQuestion
  const first = scored.slice(0, isTask ? looselyOrderedForTasks : looselyOrdered)
  const slots = first.map(({ document }) => document)
  const best = scored.reduce((most, { score }) => Math.max(most, score), 0)
  const added = isTask ? ofTask(better, first) : ofQuestion(better, { slots, best })
  if (added === undefined) return scored
  const anew = first.map((each, at) => ({ ...each, value: each.value + (added[at] ?? 0) })).toSorted(byValue)
  return [...anew, ...scored.slice(first.length)]
}

/** By what the task has of each, and by how near each is to what they have in common where that is known. */
function ofTask<Item>({ query, words }: BetterOrder<Item>, first: readonly Scored[]): readonly number[] {
  const common = words && commonMeaning(query.index, words, first)
  const slots = first.map(({ document }) => document)
  return taskFocus(query, slots, { isBesideMeaning: common !== undefined }).map(
    (each, at) => each + (common?.[at] ?? 0),
  )
}

/** By what each word of the question is near to there. */
function ofQuestion<Item>(
  { query, words, subjectAt }: BetterOrder<Item>,
  { slots, best }: { readonly slots: readonly number[]; readonly best: number },
): readonly number[] | undefined {
  return words && wordLikeness(query, { words, slots, introductionOf: subjectAt, best })
}

/**
 * The first ones, what was used before those that are hardly ahead of it. Their values stay: how far one is ahead of the
 * next is said of words and meaning. What only looks like another skill gains nothing, or it could be used into its place.
 */
function inOrderOfUse(scored: readonly Scored[], usesOf: (slot: number) => number): readonly Scored[] {
  const first = scored.slice(0, looselyOrdered).map((each) => {
    const bonus = each.looksLike === undefined ? useBonus(usesOf(each.document)) : 0
    return { each, preferred: { ...each, value: each.value + bonus } }
  })
  const inOrder = first.toSorted((a, b) => byValue(a.preferred, b.preferred)).map(({ each }) => each)
  return [...inOrder, ...scored.slice(looselyOrdered)]
}

function acceptedSlots(index: SearchIndex, accepts: (slot: number) => boolean): Uint32Array {
  const bits = new Uint32Array((index.slots + 31) >>> 5)
  for (let slot = 0; slot < index.slots; slot += 1) {
    if (index.has(slot) && accepts(slot)) bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31))
  }
  return bits
}

function hasBit(bits: Uint32Array, slot: number): boolean {
  return (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1
}

/** Documents whose names have the shape of a text, ascending. */
function slotsNamedLike<Item>(index: SearchIndex, subjectAt: SubjectAt<Item>, text: string): readonly number[] {
  if (text.length > longestName) return []
  const shape = nameShape(text)
  const term = nameTerm(text)
  return index.parts
    .flatMap(({ segment, slots }) =>
      Array.from(segment.postingsOf(term)?.documents ?? [], (document) => (slots ? (slots[document] ?? -1) : document)),
    )
    .filter((slot) => slot >= 0 && nameShape(subjectAt(slot).name) === shape)
    .toSorted((a, b) => a - b)
}

function addPhrases<Item>(scores: Map<number, number>, subjectAt: SubjectAt<Item>, query: AnalyzedQuery): void {
  const words = splitWords(query.text)
  if (words.length === 0) return
  for (const [document, score] of scores) {
    const { triggers } = subjectAt(document)
    if (triggers.length === 0) continue
    const phrases = matchPhrases(words, triggers)
    const longest = Math.max(0, ...phrases.map(({ length }) => length))
    if (longest > 0) scores.set(document, Math.min(1, score + (phraseBonus * longest) / words.length))
  }
}

/**
 * A query that is a name puts its skill first. Of names that look alike only the best trusted gets that: the others
 * stay where their words put them, with a note on whom they look like, so that nobody gains by a name like another's.
 */
function addNames<Item>(
  scores: Map<number, number>,
  subjectAt: SubjectAt<Item>,
  alike: readonly number[],
  query: string,
): ReadonlyMap<number, { readonly looksLike: number }> {
  const named = new Map<number, { readonly looksLike: number }>()
  if (alike.length === 0) return named
  const asked = nameWords(query)
  const isAsked = (at: number) => nameWords(subjectAt(at).name) === asked
  if (!alike.some(isAsked)) return named
  const best = Math.min(...alike.map((at) => subjectStanding(subjectAt(at))))
  const trusted = alike.filter((at) => subjectStanding(subjectAt(at)) === best)
  const first = trusted.find(isAsked) ?? trusted[0]
  if (first === undefined) return named
  for (const at of alike) {
    if (at === first || (isAsked(at) && trusted.includes(at))) scores.set(at, 1 + (scores.get(at) ?? 0))
    else if (!trusted.includes(at) && !isSameName(subjectAt(at), subjectAt(first))) named.set(at, { looksLike: first })
  }
  return named
}

function isSameName<Item>(left: SearchSubject<Item>, right: SearchSubject<Item>): boolean {
  return nameKey(left.name) === nameKey(right.name)
}

function nameWords(name: string): string {
  return tokenize(name, { keepStopWords: true }).join(' ')
}

interface AnswerParts<Item> {
  readonly subjectAt: SubjectAt<Item>
  readonly query: MatchedQuery
  readonly collapsed: Collapsed
  readonly limit: number
  readonly total: number
}

function answerOf<Item>({ subjectAt, query, collapsed, limit, total }: AnswerParts<Item>): SearchAnswer<Item> {
  const itemOf = (at: number): Item => subjectAt(at).item
  const { hits } = collapsed
  const alikeOf = (document: number) => collapsed.alike.get(document) ?? []
  const shown = hits.slice(0, limit)
  const covered = shown.reduce((sum, { document }) => sum + 1 + alikeOf(document).length, 0)
  const looked = hits.slice(0, Math.max(limit, setCandidates)).map(({ document }) => document)
  const facts = collectFacts(query, looked)
  const { verdict, margin } = judgeScores({
    values: hits.map(({ value }) => value),
    best: hits.reduce((most, { score }) => Math.max(most, score), 0),
    words: query.terms.length,
  })
  return {
    verdict,
    margin,
    hits: shown.map(({ document, score, looksLike }) => ({
      item: itemOf(document),
      score,
      why: explainMatch(query, facts.get(document) ?? new Uint32Array(0)),
      alike: alikeOf(document).map(itemOf),
      ...(looksLike === undefined ? {} : { looksLike: itemOf(looksLike) }),
    })),
    more: Math.max(0, total - covered),
    together: verdict === 'none' ? [] : complementarySet(query, hits, facts).map(itemOf),
  }
}
