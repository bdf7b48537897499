import type { SearchIndex } from './create-search-index.ts'
import { introductionTerms, type Introduction } from './introduction-terms.ts'
import type { WordVectors } from './word-vectors.ts'

export interface IntroductionRowsOptions {
  readonly words: WordVectors
  readonly introductionOf: (slot: number) => Introduction
}

/** The terms of an introduction, each once. */
export interface IntroducedTerms {
  readonly length: number
  /** Their rows in the table of words, -1 for those that it does not know. */
  readonly rows: () => ArrayLike<number>
}

/** Gives the terms of introductions: as the index keeps them for this table, and where it does not, by reading them again. */
export function introductionRows(
  index: SearchIndex,
  { words, introductionOf }: IntroductionRowsOptions,
): (slot: number) => IntroducedTerms {
  const isSame = index.parts.map(({ segment }) => segment.meanings()?.identity === words.identity)
  const rowOf = rowsIn(words)
  return (slot) => {
    const place = index.placeOf(slot)
    const isKept = place !== undefined && isSame[place.part] === true
    const kept = isKept ? index.parts[place.part]?.segment.introductionOf(place.document) : undefined
    if (kept !== undefined) return { length: kept.length, rows: once(() => rowsOf(kept)) }
    const terms = introductionTerms(introductionOf(slot))
    return { length: terms.length, rows: once(() => terms.map(rowOf)) }
  }
}

/** As they are kept, less 1. */
function rowsOf(kept: Uint16Array): Int32Array {
  const rows = new Int32Array(kept)
  for (let at = 0; at < rows.length; at += 1) rows[at] = (rows[at] ?? 0) - 1
  return rows
}

/** Where all words of a query stand in an introduction themselves, nobody asks for its rows. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
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
