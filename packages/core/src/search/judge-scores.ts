import type { SearchVerdict } from './search-answer.ts'

/**
 * Below this nothing fits. Compared with the score times the square root of the number of telling words: a long task
 * names much that no skill has, so its scores are lower. Of our questions that have an answer in first place 3 in 100
 * fall below it, of those without any answer 3 in 4 do (docs/search-experiments.md).
 */
const leastEvidence = 0.48
/** A lead of this part of the first score stands out. */
const clearMargin = 0.15

export interface ScoresToJudge {
  /** What decided the order, best first. */
  readonly values: readonly number[]
  /** The best score by words. */
  readonly best: number
  /** Telling words of the query. */
  readonly words: number
}

/** What the scores say about the whole answer to a query. */
export function judgeScores({ values, best, words }: ScoresToJudge): {
  readonly verdict: SearchVerdict
  readonly margin: number
} {
  const [first = 0, second = 0] = values
  const margin = first === 0 ? 0 : Math.max(0, (first - second) / first)
  if (best * Math.sqrt(words) < leastEvidence && best <= 1) return { verdict: 'none', margin }
  return { verdict: margin >= clearMargin ? 'fits' : 'several', margin }
}
