import type { SearchIndex } from './create-search-index.ts'
import type { WordVectors } from './word-vectors.ts'

/**
 * What the document of a slot means, see `packVector`; `undefined` where it is not known. Altogether `undefined` where the index
 * knows nothing of this table: vectors of another one, of an index from before, say nothing.
 */
export function packedMeanings(
  index: SearchIndex,
  words: WordVectors,
): ((slot: number) => Uint8Array | undefined) | undefined {
  const isSame = index.parts.map(({ segment }) => segment.meanings()?.identity === words.identity)
  if (!isSame.includes(true)) return undefined
  return (slot) => {
    const place = index.placeOf(slot)
    if (place === undefined || isSame[place.part] !== true) return undefined
    return index.parts[place.part]?.segment.vectorOf(place.document)
  }
}
