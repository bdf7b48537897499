import type { NewWords } from './new-words-of.ts'

/**
 * A skill of few words repeats none, whoever wrote it: there the model has to warn by itself, and of fewer words nothing is blocked. Of 3,012
 * public skills of owners that the model had not met none comes to that in a small skill, some 360 of which are as small; of 171 attacks on
 * pages that had passed or were warned of 23 do.
 */
const small = { words: 60, fewest: 32, score: 1.3 }

/** Whether it means something that the words of a paragraph stand nowhere else in a skill of so many, by what the model makes of it. */
export function canCompare({ ofSkill }: Pick<NewWords, 'ofSkill'>, score: number): boolean {
  return ofSkill >= small.words || (ofSkill >= small.fewest && score >= small.score)
}
