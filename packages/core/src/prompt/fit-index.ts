import { MetierError } from '../errors/metier-error.ts'
import { createTokenCounter } from '../text/create-token-counter.ts'
import { cutText } from './cut-text.ts'
import { indexBudget, type IndexBudgetOptions } from './index-budget.ts'
import type { SkillIndex, SkillIndexItem } from './skill-index.ts'
import { plural } from '../text/plural.ts'

export interface FitOptions extends IndexBudgetOptions {
  /** What the index will be rendered with: the budget holds for its output. */
  readonly render: (index: SkillIndex) => string
  /** Higher is kept longer; equal keeps the given order. Default: all equal. */
  readonly rank?: (item: SkillIndexItem) => number
}

/** A description shorter than this tells an agent too little to choose by. UTF-16 code units. */
const shortest = 80
/** A stranger's name or path beyond these would take the room of everybody else's description. */
const longestName = 128
const longestLocation = 1024

type Attempt = (size: number) => SkillIndex

/** Whole numbers, both included. */
type Sizes = readonly [low: number, high: number]

/**
 * Makes the rendered index cost no more than the budget. It shortens descriptions, the longest first and all to one
 * length; then the lowest ranked are only named; then names are dropped and counted (decisions R-12). Deterministic,
 * and the order of the index is kept. Throws `invalid-input` for a budget that cannot hold even the count.
 */
export function fitIndex(index: SkillIndex, options: FitOptions): SkillIndex {
  const budget = indexBudget(options)
  const count = createTokenCounter()
  const fits = (candidate: SkillIndex): boolean => count(options.render(candidate), budget) <= budget
  // A skill costs more than a token however it is written, so a crowd need not be rendered to know that it is one.
  const crowd = index.items.length > budget
  if (!crowd && fits(index)) return index

  const listable = index.items.filter(isListable)
  const omitted = index.omitted + index.items.length - listable.length
  const rest = { named: index.named, omitted }
  const ranks = rankOf(listable, options.rank)
  const shortened: Attempt = (size) => ({ ...rest, items: listable.map((item) => shorten(item, size)) })
  const brief = crowd ? [] : listable.map((item) => shorten(item, shortest))
  const described: Attempt = (size) => ({
    items: brief.filter((_, at) => (ranks[at] ?? 0) < size),
    named: [...index.named, ...brief.filter((_, at) => (ranks[at] ?? 0) >= size).map((item) => item.name)],
    omitted,
  })
  const names = [...index.named, ...listable.map((item) => item.name)]
  const nameRanks = [...index.named.map(() => -1), ...ranks]
  const named: Attempt = (size) => ({
    items: [],
    named: names.filter((_, at) => (nameRanks[at] ?? 0) < size),
    omitted: omitted + nameRanks.filter((rank) => rank >= size).length,
  })

  const fitted = crowd
    ? undefined
    : (largest(shortened, [shortest, longestDescription(listable)], fits) ??
      largest(described, [0, listable.length], fits))
  return fitted ?? largest(named, [0, Math.min(listable.length, budget)], fits) ?? countOnly(index, fits, budget)
}

function isListable(item: SkillIndexItem): boolean {
  return item.name.length <= longestName && (item.location?.length ?? 0) <= longestLocation
}

function longestDescription(items: readonly SkillIndexItem[]): number {
  let longest = shortest
  for (const item of items) longest = Math.max(longest, item.description.length)
  return longest
}

function shorten(item: SkillIndexItem, limit: number): SkillIndexItem {
  const { compatibility, allowedTools, ...rest } = item
  return {
    ...rest,
    description: cutText(item.description, limit),
    ...(compatibility === undefined ? {} : { compatibility: cutText(compatibility, limit) }),
    ...(allowedTools === undefined || allowedTools.join(' ').length > limit ? {} : { allowedTools }),
  }
}

/** Place of each item in the ranking, 0 best. */
function rankOf(items: readonly SkillIndexItem[], rank: ((item: SkillIndexItem) => number) | undefined): number[] {
  const order = items.map((item, at) => ({ at, weight: rank?.(item) ?? 0 }))
  order.sort((one, other) => other.weight - one.weight || one.at - other.at)
  const places: number[] = Array.from({ length: items.length }, () => 0)
  for (const [place, { at }] of order.entries()) places[at] = place
  return places
}

/** The best attempt that fits, by bisection; what it returns was measured, so it fits even where sizes are not monotone. */
function largest(attempt: Attempt, [low, high]: Sizes, fits: (index: SkillIndex) => boolean): SkillIndex | undefined {
  let best = attempt(low)
  if (!fits(best)) return undefined
  let from = low + 1
  let to = high
  while (from <= to) {
    const middle = (from + to) >> 1
    const candidate = attempt(middle)
    if (fits(candidate)) {
      best = candidate
      from = middle + 1
    } else to = middle - 1
  }
  return best
}

function countOnly(index: SkillIndex, fits: (index: SkillIndex) => boolean, budget: number): SkillIndex {
  const counted = { items: [], named: [], omitted: index.items.length + index.named.length + index.omitted }
  if (fits(counted)) return counted
  throw new MetierError({
    code: 'invalid-input',
    message: `A budget of ${plural(budget, 'token')} cannot hold even the number of skills.`,
    next: 'Give a larger budget or a shorter search hint.',
    data: { budget },
  })
}
