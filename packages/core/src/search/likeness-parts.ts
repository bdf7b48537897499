import { collectFacts } from './collect-facts.ts'
import type { MatchedQuery } from './match-query.ts'
import { fieldsOf } from './pack-facts.ts'
import { searchFields } from './search-field.ts'
import { tokenize } from './tokenize.ts'
import type { WordVectors } from './word-vectors.ts'

/** What a skill calls itself and says that it is for. */
export interface Introduction {
  readonly name: string
  readonly description: string
}

export interface LikenessOptions {
  readonly words: WordVectors
  /** Slots of the documents that are asked about. */
  readonly slots: readonly number[]
  readonly introductionOf: (slot: number) => Introduction
}

/** How a query and an introduction go together word by word; shares are of what the words of the query are worth. */
export interface LikenessParts {
  /** How near the words of the query are to their best neighbours there, 0 to 1; what stands there is near by 1. */
  readonly near: number
  /** Which share stands there itself: in name and description twice, so 0 to 2. */
  readonly said: number
  /** Terms of the introduction. */
  readonly length: number
}

/** Terms of an introduction that are looked at. */
const mostTerms = 120

const nameField = 1 << searchFields.indexOf('name')
const descriptionField = 1 << searchFields.indexOf('description')

/** How the words of a query and the introductions of some documents go together, in the order of the slots. */
export function likenessParts(query: MatchedQuery, options: LikenessOptions): readonly LikenessParts[] {
  const { words, slots, introductionOf } = options
  const asked = query.matched.map(({ term, worth }) => ({ worth, likeness: likenessTo(words, term) }))
  const total = asked.reduce((sum, { worth }) => sum + worth, 0)
  const facts = collectFacts(query, slots)
  const rowOf = rowsIn(words)
  return slots.map((slot) => {
    const terms = termsOf(introductionOf(slot))
    const known = facts.get(slot)
    let [near, said] = [0, 0]
    // Where all words of the query stand themselves, nobody asks what is near to them.
    let rows: readonly number[] | undefined
    for (const [at, { worth, likeness }] of asked.entries()) {
      const fields = fieldsOf(known?.[at] ?? 0)
      const times = Number((fields & nameField) !== 0) + Number((fields & descriptionField) !== 0)
      near += worth * (times > 0 ? 1 : nearest((rows ??= terms.map(rowOf)), likeness))
      said += worth * times
    }
    return { near: near / total, said: said / total, length: terms.length }
  })
}

/** How like a term each row of the table is, looked up once for a question; of an unknown term nothing is. */
function likenessTo(words: WordVectors, term: string): (row: number) => number {
  const meaning = words.meaningOf([term])
  if (meaning === undefined) return () => 0
  const known = new Map<number, number>()
  return (row) => {
    let likeness = known.get(row)
    if (likeness === undefined) known.set(row, (likeness = words.nearness(meaning, row)))
    return likeness
  }
}

function nearest(rows: readonly number[], likeness: (row: number) => number): number {
  let most = 0
  for (const row of rows) if (row >= 0) most = Math.max(most, likeness(row))
  return most
}

/** The terms of an introduction, each once. */
function termsOf({ name, description }: Introduction): readonly string[] {
  return [...new Set([...tokenize(name, { keepStopWords: true }), ...tokenize(description)])].slice(0, mostTerms)
}

/** Rows of terms, each looked up once; -1 for those that the table does not know. */
function rowsIn(words: WordVectors): (term: string) => number {
  const known = new Map<string, number>()
  return (term) => {
    let row = known.get(term)
    if (row === undefined) known.set(term, (row = words.rowOf(term)))
    return row
  }
}
