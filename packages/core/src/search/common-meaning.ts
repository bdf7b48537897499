import type { SearchIndex } from './create-search-index.ts'
import { nearness } from './pack-vector.ts'
import { packedMeanings } from './packed-meanings.ts'
import { packedStep } from './packed-step.ts'
import type { WordVectors } from './word-vectors.ts'

/** What a nearness of 1 adds. Since words beside the point count for less, half of it does as much (docs/search-experiments.md). */
const weight = 0.033
/** How many of the first say together what a task is about. */
const sampled = 10

interface Found {
  readonly document: number
  /** By the words: the more of the task one says, the more it counts among those that are asked. */
  readonly score: number
}

/**
 * What nearness to what the first ones for a task mean in common adds to each of them. Most of them are about what the task is
 * about; one that it says words of in passing is alone. `undefined` where the index knows nothing of this table of words.
 */
export function commonMeaning(
  index: SearchIndex,
  words: WordVectors,
  found: readonly Found[],
): readonly number[] | undefined {
  const meaningOf = packedMeanings(index, words)
  if (meaningOf === undefined) return undefined
  const packed = found.map(({ document }) => meaningOf(document))
  const common = new Float32Array(words.dimensions)
  for (let at = 0; at < Math.min(sampled, found.length); at += 1) {
    addDirection(common, packed[at], found[at]?.score ?? 0)
  }
  const length = Math.sqrt(squareOf(common))
  if (length === 0) return found.map(() => 0)
  const direction = common.map((each) => each / length)
  return packed.map((each) => (each === undefined ? 0 : weight * nearness(direction, each)))
}

/** Adds the direction of a packed vector so many times. */
function addDirection(sum: Float32Array, packed: Uint8Array | undefined, times: number): void {
  if (packed === undefined) return
  const steps = new Float32Array(sum.length)
  for (let at = 0; at < steps.length; at += 1) steps[at] = packedStep(packed, at)
  const length = Math.sqrt(squareOf(steps))
  if (length === 0) return
  for (let at = 0; at < steps.length; at += 1) sum[at] = (sum[at] ?? 0) + (times * (steps[at] ?? 0)) / length
}

function squareOf(vector: Float32Array): number {
  let sum = 0
  for (let at = 0; at < vector.length; at += 1) sum += (vector[at] ?? 0) ** 2
  return sum
}
