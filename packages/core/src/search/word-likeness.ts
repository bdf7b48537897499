import { largeLibrary } from './large-library.ts'
import { likenessParts, type LikenessOptions } from './likeness-parts.ts'
import { longestQuestion } from './longest-question.ts'
import type { MatchedQuery } from './match-query.ts'

/**
 * What a query adds at most whose words all have a neighbour in the introduction that means the same, what is taken off
 * again where the very words stand there (the words alone have counted that), and what an introduction costs by its
 * length: among many words one is near by chance. About two fifths of what `scripts/train-likeness.mjs` learned, chosen on
 * the questions for tuning: with more, those in an author's own words lose.
 */
const weights = { near: 0.54, said: 0.23, length: 0.05 } as const

/** Skills up to which it counts fully; from `largeLibrary` on it counts not at all. */
const smallLibrary = 500
/**
 * Scores by words up to which it counts fully, and from which on not at all: where a skill says nearly every word of the
 * question, somebody asks in an author's own words, and what is merely near to them leads away.
 */
const [halfSaid, wellSaid] = [0.6, 0.8] as const

export interface WordLikenessOptions extends LikenessOptions {
  /** The best score by words. */
  readonly best: number
}

/**
 * What the words of a short question add to the scores of documents by meaning one by one, where the meaning of all
 * together (`meaningBonus`) is too coarse: each word of the question looks for the word of the introduction that is
 * nearest to it. In the order of `slots`. `undefined` where it has nothing to say: for long tasks, for large libraries, and where
 * the words say all there is to say.
 */
export function wordLikeness(query: MatchedQuery, options: WordLikenessOptions): readonly number[] | undefined {
  const strength = strengthIn(query.index.size) * need(options.best)
  if (strength === 0 || query.matched.length > longestQuestion || options.slots.length < 2) return undefined
  return likenessParts(query, options).map(
    ({ near, said, length }) =>
      strength * (weights.near * near - weights.said * said - weights.length * Math.log(1 + length)),
  )
}

function strengthIn(skills: number): number {
  return skills > largeLibrary ? 0 : (smallLibrary / Math.max(smallLibrary, skills)) ** 0.25
}

/** How much a question needs more than its words, of which the best skill says so much. */
function need(best: number): number {
  return Math.min(1, Math.max(0, (wellSaid - best) / (wellSaid - halfSaid)))
}
