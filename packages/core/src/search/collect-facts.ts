import type { MatchedQuery } from './match-query.ts'
import type { Postings } from './search-segment.ts'

/** What is known of each term of a query in a few documents: by slot, in the order of the terms; 0 for a term it lacks. */
export type CollectedFacts = ReadonlyMap<number, Uint32Array>

/** Looks up the terms of a query in the documents of some slots, see `PostingFacts`. */
export function collectFacts({ index, matched }: MatchedQuery, slots: Iterable<number>): CollectedFacts {
  const facts = new Map<number, Uint32Array>()
  for (const slot of slots) facts.set(slot, new Uint32Array(matched.length))
  for (const [at, { term }] of matched.entries()) {
    for (const [part, { segment }] of index.parts.entries()) {
      const postings = segment.postingsOf(term)
      if (postings === undefined) continue
      for (const [slot, found] of facts) {
        const place = index.placeOf(slot)
        if (place?.part === part) found[at] = factsAt(postings, place.document)
      }
    }
  }
  return facts
}

function factsAt({ documents, facts }: Postings, document: number): number {
  let low = 0
  let high = documents.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = documents[middle] ?? 0
    if (found === document) return facts[middle] ?? 0
    if (found < document) low = middle + 1
    else high = middle - 1
  }
  return 0
}
