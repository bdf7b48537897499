import type { SearchIndex } from './build-search-index.ts'
import type { Scored } from './create-search.ts'
import { sketchLikeness } from './sketch-likeness.ts'

export interface Collapsed extends Scored {
  /** Documents that are nearly the same, best first. */
  readonly alike: readonly number[]
}

const compared = 50
// Above it are renamed copies, below it skills of one maker for different things.
const sharedTerms = 0.85
// Of two lines that are alike nobody can say that one is a copy.
const fewestTerms = 12

/**
 * Puts near-duplicates behind the best of them, so that ten answers are ten skills. `hits` are best first. A hit that is
 * the query's very name is never hidden behind another.
 */
export function collapseAlike(hits: readonly Scored[], { sketches }: SearchIndex): readonly Collapsed[] {
  const kept: (Scored & { readonly alike: number[] })[] = []
  for (const [at, hit] of hits.entries()) {
    const original =
      at >= compared || hit.score > 1
        ? undefined
        : kept.find((other) => areAlike(sketches[other.document], sketches[hit.document]))
    if (original === undefined) kept.push({ ...hit, alike: [] })
    else original.alike.push(hit.document)
  }
  return kept
}

function areAlike(left: Uint32Array | undefined, right: Uint32Array | undefined): boolean {
  if (left === undefined || right === undefined || Math.min(left.length, right.length) < fewestTerms) return false
  return sketchLikeness(left, right) >= sharedTerms
}
