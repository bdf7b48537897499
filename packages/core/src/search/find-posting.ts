import type { SearchIndex } from './build-search-index.ts'

/** Where the posting of a term in a document is, `undefined` when the document has no such term. */
export function findPosting(index: SearchIndex, term: string, document: number): number | undefined {
  const id = index.terms.get(term)
  if (id === undefined) return undefined
  let low = index.offsets[id] ?? 0
  let high = (index.offsets[id + 1] ?? 0) - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = index.postings[middle] ?? 0
    if (found === document) return middle
    if (found < document) low = middle + 1
    else high = middle - 1
  }
  return undefined
}
