import type { AnalyzedDocument } from './analyze-document.ts'
import type { SearchIndex } from './build-search-index.ts'

/**
 * The analysed documents that an index was made of, the terms of each in the order of the index: those whose files have
 * not changed need neither be read nor analysed again.
 */
export function recoverDocuments(index: SearchIndex): readonly AnalyzedDocument[] {
  const { size, offsets, postings, impacts, fields, nameLengths, sketches } = index
  const documents = Array.from({ length: size }, () => ({
    terms: [] as string[],
    impacts: [] as number[],
    fields: [] as number[],
  }))
  for (const [term, id] of index.terms) {
    const end = offsets[id + 1] ?? 0
    for (let place = offsets[id] ?? 0; place < end; place += 1) {
      const document = documents[postings[place] ?? 0]
      document?.terms.push(term)
      document?.impacts.push(impacts[place] ?? 0)
      document?.fields.push(fields[place] ?? 0)
    }
  }
  return documents.map((document, at) => ({
    terms: document.terms,
    impacts: Uint8Array.from(document.impacts),
    fields: Uint8Array.from(document.fields),
    nameLength: nameLengths[at] ?? 0,
    sketch: sketches[at] ?? new Uint32Array(0),
  }))
}
