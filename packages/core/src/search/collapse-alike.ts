import type { Scored, SearchSubject } from './create-search.ts'
import { sharedHashes } from './shared-hashes.ts'

export interface Collapsed extends Scored {
  /** Documents that are nearly the same, best first. */
  readonly alike: readonly number[]
}

const compared = 50
// Above it are renamed copies, below it skills of one maker for different things.
const sharedWords = 0.85
const fewestWords = 12
// Of sixteen; an estimate may be off by a few, and what passes is counted exactly.
const sharedSketch = 9

/**
 * Puts near-duplicates behind the best of them, so that ten answers are ten skills. `hits` are best first. A hit that is
 * the query's very name is never hidden behind another.
 */
export function collapseAlike<Item>(
  hits: readonly Scored[],
  subjects: readonly SearchSubject<Item>[],
): readonly Collapsed[] {
  const kept: (Scored & { readonly alike: number[] })[] = []
  for (const [at, hit] of hits.entries()) {
    const original =
      at >= compared || hit.score > 1
        ? undefined
        : kept.find((other) => areAlike(subjects[other.document], subjects[hit.document]))
    if (original === undefined) kept.push({ ...hit, alike: [] })
    else original.alike.push(hit.document)
  }
  return kept
}

function areAlike<Item>(left: SearchSubject<Item> | undefined, right: SearchSubject<Item> | undefined): boolean {
  if (left === undefined || right === undefined) return false
  if (sharedHashes(left.analyzed.sketch, right.analyzed.sketch) < sharedSketch) return false
  const words = new Set(left.analyzed.terms)
  const other = right.analyzed.terms
  if (Math.min(words.size, other.length) < fewestWords) return false
  const shared = other.filter((word) => words.has(word)).length
  return shared / (words.size + other.length - shared) >= sharedWords
}
