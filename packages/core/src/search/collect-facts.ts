import type { MatchedQuery } from './match-query.ts'

/** What is known of each term of a query in a few documents: by slot, in the order of the terms; 0 for a term it lacks. */
export type CollectedFacts = ReadonlyMap<number, Uint32Array>

/** Looks up the terms of a query in the documents of some slots, see `PostingFacts`. */
export function collectFacts({ matched }: MatchedQuery, slots: Iterable<number>): CollectedFacts {
  const facts = new Map<number, Uint32Array>()
  for (const slot of slots) {
    const known = new Uint32Array(matched.length)
    // By number: there are many terms in a long task, and an iterator for each costs more than to look them up.
    for (let at = 0; at < known.length; at += 1) known[at] = matched[at]?.list?.factsAt(slot) ?? 0
    facts.set(slot, known)
  }
  return facts
}
