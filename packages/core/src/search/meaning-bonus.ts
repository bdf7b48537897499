import type { MatchedQuery } from './match-query.ts'
import { meaningWeight } from './meaning-weight.ts'
import { nearness } from './pack-vector.ts'
import { packedMeanings } from './packed-meanings.ts'
import type { WordVectors } from './word-vectors.ts'

/** What nearness of meaning to a query adds to the score of the document of a slot; 0 where it is not known. */
export function meaningBonus({ index, terms }: MatchedQuery, words: WordVectors): (slot: number) => number {
  const asked = words.meaningOf(terms.map(({ term }) => term))
  const meaningOf = packedMeanings(index, words)
  if (asked === undefined || meaningOf === undefined) return () => 0
  const weight = meaningWeight(terms.length, index.size)
  return (slot) => {
    const packed = meaningOf(slot)
    return packed === undefined ? 0 : weight * Math.max(0, nearness(asked, packed))
  }
}
