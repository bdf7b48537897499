import { taskWords } from './task-words.ts'

const tenth = 10

let shares: ReadonlyMap<string, number> | undefined

/**
 * How much of a term of a long task counts, above 0 and at most 1: half of what people say of a task are files, people, days and
 * wishes that no skill is about, and rare among skills, so that their rarity alone would let them decide.
 */
export function taskShare(term: string): number {
  shares ??= new Map(
    taskWords.flatMap((terms, at) => terms.split(' ').map((each) => [each, (at + 1) / tenth] as const)),
  )
  return shares.get(term) ?? 1
}
