import type { MatchedQuery } from './match-query.ts'
import { meaningWeight } from './meaning-weight.ts'
import { nearness } from './pack-vector.ts'
import type { WordVectors } from './word-vectors.ts'

/** What nearness of meaning to a query adds to the score of the document of a slot; 0 where it is not known. */
export function meaningBonus({ index, terms }: MatchedQuery, words: WordVectors): (slot: number) => number {
  const asked = words.meaningOf(terms.map(({ term }) => term))
  // Vectors of another table, of an index from before, say nothing.
  const isSame = index.parts.map(({ segment }) => segment.meanings()?.identity === words.identity)
  if (asked === undefined || !isSame.includes(true)) return () => 0
  const weight = meaningWeight(terms.length, index.size)
  return (slot) => {
    const place = index.placeOf(slot)
    if (place === undefined || isSame[place.part] !== true) return 0
    const packed = index.parts[place.part]?.segment.vectorOf(place.document)
    return packed === undefined ? 0 : weight * Math.max(0, nearness(asked, packed))
  }
}
