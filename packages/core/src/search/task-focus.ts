import { collectFacts } from './collect-facts.ts'
import { libraryGrowth } from './library-growth.ts'
import type { MatchedQuery } from './match-query.ts'
import { fieldsOf } from './pack-facts.ts'
import { searchFields } from './search-field.ts'

/**
 * What a share of a task adds that stands in an introduction, for each word of that, in a small library; in a large one twice as
 * much: there, thirty words that say a fifth of the task gain 0.05. Chosen on long questions for tuning and on 2,300 made of texts
 * (docs/search.md): with more, questions of fifty words lose in small libraries, and all do with twice as much.
 */
const weight = 4
/**
 * What each word of an introduction costs in a large library that the task has nothing of. Long descriptions share words with
 * every task, and the more skills there are the more of them do; among a thousand or fewer they are no trouble.
 */
const unsaidCost = 0.0004
/** The same beside what the first ones mean in common: with both more tasks find the right one first, with twice the cost alone fewer. */
const unsaidCostBesideMeaning = 0.0008
/** Fewer terms count as so many: nobody shall come first by saying no more than one word that many tasks say. */
const shortestIntroduction = 8

const introducing = (1 << searchFields.indexOf('name')) | (1 << searchFields.indexOf('description'))

export interface TaskFocusOptions {
  /** Whether nearness to what the first ones mean in common is added as well. */
  readonly isBesideMeaning?: boolean
}

/**
 * What a task adds to the scores of documents for how much of what they say of themselves it speaks of, in the order of `slots`.
 * A task has words enough for many skills: one that is for something else, of which the task says a word in passing, introduces
 * itself with words that the task has nothing of.
 */
export function taskFocus(
  query: MatchedQuery,
  slots: readonly number[],
  { isBesideMeaning = false }: TaskFocusOptions = {},
): readonly number[] {
  const { index, matched, ideal } = query
  const facts = collectFacts(query, slots)
  const growth = libraryGrowth(index.size)
  const strength = weight * (1 + growth)
  const cost = growth * (isBesideMeaning ? unsaidCostBesideMeaning : unsaidCost)
  return slots.map((slot) => {
    const known = facts.get(slot)
    let [said, terms] = [0, 0]
    for (const [at, { worth }] of matched.entries()) {
      if ((fieldsOf(known?.[at] ?? 0) & introducing) === 0) continue
      said += worth
      terms += 1
    }
    const place = index.placeOf(slot)
    const length = (place && index.parts[place.part]?.segment.introductionLengthOf(place.document)) ?? 0
    const unsaid = Math.max(0, length - terms)
    return (strength * said) / ideal / Math.max(shortestIntroduction, length) - cost * unsaid
  })
}
