/**
 * How much nearness in meaning counts in a small library beside the words, whose scores go up to 1. Chosen on the halves for
 * tuning of two sets of questions (docs/search-results.md).
 */
const usualWeight = 0.3
/** Words up to which it counts fully: a long task says more in its words than the mean of them. */
const shortQuestion = 4
/** What is left of it however long a task is: most of the words of one of a hundred are beside the point (docs/search-experiments.md). */
const leastShare = 0.23
/** Skills up to which it counts fully: among many more, more are near by chance. */
const smallLibrary = 500
/** What is left of it however large a library is: less was worse on questions weighed to be like those of sixty thousand skills. */
const leastAmongMany = 1 / 2

/** What a nearness of 1 adds to a score. */
export function meaningWeight(words: number, skills: number): number {
  const forWords = Math.max(leastShare, Math.sqrt(shortQuestion / Math.max(shortQuestion, words)))
  const forSkills = Math.max(leastAmongMany, (smallLibrary / Math.max(smallLibrary, skills)) ** 0.25)
  return usualWeight * forWords * forSkills
}
