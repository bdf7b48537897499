import type { SearchAnswer } from '@metier/core'

/** The first hits of an answer, and the others counted. */
export function cutAnswer<Item>(answer: SearchAnswer<Item>, limit: number): SearchAnswer<Item> {
  const left = answer.hits.slice(limit).reduce((sum, { alike }) => sum + 1 + alike.length, 0)
  return { ...answer, hits: answer.hits.slice(0, limit), more: answer.more + left }
}
