import type { SearchAnswer, SearchHit } from './search-answer.ts'
import type { TriggerQuery } from './read-trigger-queries.ts'

export interface TriggerResult extends TriggerQuery {
  /** Whether an agent that asks this would be shown the skill as one that fits. */
  readonly triggers: boolean
  readonly passed: boolean
  /** Place among the answers, 1 first; `null` when it is not among them. */
  readonly rank: number | null
  /** Who is first where the skill is not. */
  readonly instead?: string
  /** What to do about it; given where it did not pass. */
  readonly suggestion?: string
}

export interface EvaluateTriggersOptions<Item> {
  readonly queries: readonly TriggerQuery[]
  /** Searches all skills, the one under test among them. */
  readonly search: (query: string) => SearchAnswer<Item>
  readonly isTested: (item: Item) => boolean
  readonly nameOf: (item: Item) => string
}

/** Second answers are offered beside the first when they come as near as this. */
const level = 0.85
const mostOffered = 3

/**
 * Asks each question of all skills and says whether the one under test comes out when it should, and stays out when it
 * should not, with the words that decided it.
 */
export function evaluateTriggers<Item>(options: EvaluateTriggersOptions<Item>): readonly TriggerResult[] {
  return options.queries.map((query) => evaluate(query, options))
}

function evaluate<Item>(
  { query, shouldTrigger }: TriggerQuery,
  { search, isTested, nameOf }: EvaluateTriggersOptions<Item>,
): TriggerResult {
  const answer = search(query)
  const at = answer.hits.findIndex(({ item, alike }) => isTested(item) || alike.some(isTested))
  const own = answer.hits[at]
  const first = answer.hits[0]
  const triggers = isOffered(answer, at) || (answer.verdict !== 'none' && answer.together.some(isTested))
  const passed = triggers === shouldTrigger
  const other = at === 0 ? answer.hits[1] : first
  return {
    query,
    shouldTrigger,
    triggers,
    passed,
    rank: at === -1 ? null : at + 1,
    ...(first === undefined || at === 0 ? {} : { instead: nameOf(first.item) }),
    ...(passed ? {} : { suggestion: suggest({ query, shouldTrigger, own, other, nameOf, verdict: answer.verdict }) }),
  }
}

function isOffered<Item>({ verdict, hits }: SearchAnswer<Item>, at: number): boolean {
  const [first] = hits
  const own = hits[at]
  if (verdict === 'none' || first === undefined || own === undefined) return false
  return at === 0 || (verdict === 'several' && at < mostOffered && own.score >= first.score * level)
}

interface Failure<Item> {
  readonly query: string
  readonly shouldTrigger: boolean
  readonly own: SearchHit<Item> | undefined
  readonly other: SearchHit<Item> | undefined
  readonly nameOf: (item: Item) => string
  readonly verdict: SearchAnswer<Item>['verdict']
}

function suggest<Item>({ shouldTrigger, own, other, nameOf, verdict }: Failure<Item>): string {
  const mine = wordsOf(own)
  const theirs = wordsOf(other)
  const name = other === undefined ? '' : nameOf(other.item)
  if (!shouldTrigger) {
    const better = other === undefined ? '' : ` Leave them to ${name}, or say what this skill is not for.`
    return `It comes out by the words ${listed(mine)}.${better}`
  }
  if (own === undefined) return 'It has none of these words: say them in the description or as triggers.'
  const missing = theirs.filter((word) => !mine.includes(word))
  if (missing.length > 0) return `${name} has the words ${listed(missing)}, which this skill does not: say them too.`
  if (verdict === 'none') return `Only ${listed(mine)} is known of this: say more of these words in the description.`
  return `${name} says ${listed(theirs)} in stronger places: add a trigger, or name them in the first sentence.`
}

function wordsOf<Item>(hit: SearchHit<Item> | undefined): readonly string[] {
  return hit === undefined ? [] : hit.why.flatMap(({ words }) => words)
}

function listed(words: readonly string[]): string {
  return words
    .slice(0, 6)
    .map((word) => `"${word}"`)
    .join(', ')
}
