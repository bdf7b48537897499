import type { AnalyzedDocument } from './analyze-document.ts'

/** Documents by term. Immutable; documents are numbers, in the order they were given. */
export interface SearchIndex {
  /** How many documents there are. */
  readonly size: number
  readonly terms: ReadonlyMap<string, number>
  /** Where the postings of each term begin; one more entry than terms. */
  readonly offsets: Uint32Array
  /** Document of each posting, ascending inside a term. */
  readonly postings: Uint32Array
  readonly impacts: Uint8Array
  readonly fields: Uint8Array
  /** How many different terms the name of each document has. */
  readonly nameLengths: Uint8Array
  /** Of the terms of each document, see `sketchTerms`. */
  readonly sketches: readonly Uint32Array[]
}

/** Inverts analysed documents. */
export function buildSearchIndex(documents: readonly AnalyzedDocument[]): SearchIndex {
  const terms = new Map<string, number>()
  const offsets = countTerms(documents, terms)
  const total = offsets.at(-1) ?? 0
  const postings = new Uint32Array(total)
  const impacts = new Uint8Array(total)
  const fields = new Uint8Array(total)
  const next = offsets.slice()
  for (const [number, document] of documents.entries()) {
    for (const [at, term] of document.terms.entries()) {
      const id = terms.get(term) ?? 0
      const place = next[id] ?? 0
      next[id] = place + 1
      postings[place] = number
      impacts[place] = document.impacts[at] ?? 0
      fields[place] = document.fields[at] ?? 0
    }
  }
  const nameLengths = Uint8Array.from(documents, ({ nameLength }) => nameLength)
  const sketches = documents.map(({ sketch }) => sketch)
  return { size: documents.length, terms, offsets, postings, impacts, fields, nameLengths, sketches }
}

/** Numbers the terms and gives where the postings of each begin. */
function countTerms(documents: readonly AnalyzedDocument[], terms: Map<string, number>): Uint32Array {
  const counts: number[] = []
  for (const document of documents) {
    for (const term of document.terms) {
      const known = terms.get(term)
      if (known === undefined) {
        terms.set(term, counts.length)
        counts.push(1)
      } else counts[known] = (counts[known] ?? 0) + 1
    }
  }
  const offsets = new Uint32Array(counts.length + 1)
  for (const [term, count] of counts.entries()) offsets[term + 1] = (offsets[term] ?? 0) + count
  return offsets
}
