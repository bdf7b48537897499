import { libraryGrowth } from './library-growth.ts'

/** What a name adds to the score of a short query that says it whole, in a small library; in a large one twice as much. */
const usualCoverage = 0.03
/** Words up to which it adds that much. */
const shortQuery = 4

/**
 * What a name adds that a query of so many words says whole, among so many skills; a part of the name adds its part. Of a longer
 * query each word is worth less of the score, and some word of a long task stands in somebody's name by chance: if names went on
 * adding as much, they would outweigh what the task is about.
 */
export function nameCoverage(words: number, skills: number): number {
  return ((1 + libraryGrowth(skills)) * usualCoverage * shortQuery) / Math.max(shortQuery, words)
}
