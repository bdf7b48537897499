import { collectFacts } from './collect-facts.ts'
import { libraryGrowth } from './library-growth.ts'
import type { MatchedQuery } from './match-query.ts'
import { fieldsOf } from './pack-facts.ts'
import { searchFields } from './search-field.ts'

/**
 * What each word of an introduction costs in a large library that the task has nothing of. Long descriptions share words with
 * every task, and the more skills there are the more of them do; among a thousand or fewer they are no trouble.
 */
const unsaidCost = 0.0006
/** The same beside what the first ones mean in common: with both more tasks find the right one first, with twice the cost alone fewer. */
const unsaidCostBesideMeaning = 0.0012
const introducing = (1 << searchFields.indexOf('name')) | (1 << searchFields.indexOf('description'))

export interface TaskFocusOptions {
  /** Whether nearness to what the first ones mean in common is added as well. */
  readonly isBesideMeaning?: boolean
}

/**
 * What a task takes off the scores of documents for what they say of themselves that it has nothing of, in the order of `slots`: 0 or
 * less. A task has words enough for many skills: one that is for something else, of which the task says a word in passing, introduces
 * itself with words that the task has nothing of.
 */
export function taskFocus(
  query: MatchedQuery,
  slots: readonly number[],
  { isBesideMeaning = false }: TaskFocusOptions = {},
): readonly number[] {
  const { index, matched } = query
  const cost = libraryGrowth(index.size) * (isBesideMeaning ? unsaidCostBesideMeaning : unsaidCost)
  if (cost === 0) return slots.map(() => 0)
  const facts = collectFacts(query, slots)
  return slots.map((slot) => {
    const known = facts.get(slot)
    const said = matched.filter((_, at) => (fieldsOf(known?.[at] ?? 0) & introducing) !== 0).length
    const place = index.placeOf(slot)
    const length = (place && index.parts[place.part]?.segment.introductionLengthOf(place.document)) ?? 0
    return -cost * Math.max(0, length - said)
  })
}
