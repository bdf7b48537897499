import { collectFacts } from './collect-facts.ts'
import type { MatchedQuery } from './match-query.ts'
import type { Introduction } from './introduction-terms.ts'
import { introductionRows } from './introduction-rows.ts'
import { nearestRow } from './nearest-row.ts'
import { fieldsOf } from './pack-facts.ts'
import { searchFields } from './search-field.ts'
import type { WordVectors } from './word-vectors.ts'

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

const nameField = 1 << searchFields.indexOf('name')
const descriptionField = 1 << searchFields.indexOf('description')

/** How the words of a query and the introductions of some documents go together, in the order of the slots. */
export function likenessParts(query: MatchedQuery, options: LikenessOptions): readonly LikenessParts[] {
  const { words, slots, introductionOf } = options
  const asked = query.matched.map(({ term, worth }) => ({ worth, meaning: words.meaningOf([term]) }))
  const total = asked.reduce((sum, { worth }) => sum + worth, 0)
  const facts = collectFacts(query, slots)
  const introduced = introductionRows(query.index, { words, introductionOf })
  const introductions = slots.map((slot) => ({ known: facts.get(slot), ...introduced(slot) }))
  const looksAround = ({ known }: { readonly known: Uint32Array | undefined }): boolean =>
    asked.some(({ meaning }, at) => meaning !== undefined && timesSaid(known?.[at] ?? 0) === 0)
  words.prepare(() => introductions.filter(looksAround).map(({ rows }) => rows()))
  return introductions.map(({ known, length, rows }) => {
    let nearest: ((vector: Float32Array) => number) | undefined
    let [near, said] = [0, 0]
    for (const [at, { worth, meaning }] of asked.entries()) {
      const times = timesSaid(known?.[at] ?? 0)
      said += worth * times
      if (times > 0) near += worth
      else if (meaning !== undefined) near += worth * (nearest ??= nearestRow(words, rows()))(meaning)
    }
    return { near: near / total, said: said / total, length }
  })
}

/** In how many of name and description a term stands, by what is known of it. */
function timesSaid(facts: number): number {
  const fields = fieldsOf(facts)
  return Number((fields & nameField) !== 0) + Number((fields & descriptionField) !== 0)
}
