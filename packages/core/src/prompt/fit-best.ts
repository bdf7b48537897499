import { estimateTokens } from '../text/estimate-tokens.ts'
import { fitIndex, type FitOptions } from './fit-index.ts'
import { indexBudget } from './index-budget.ts'
import type { SkillIndex } from './skill-index.ts'

export interface FitBestOptions extends FitOptions {
  /** Names of the skills that a task calls for, best first. */
  readonly bestFirst: readonly string[]
}

/**
 * An index of as many of the best skills for a task as the budget holds, each with its whole description; all others are
 * counted. Where not even the first fits, it is cut as `fitIndex` cuts.
 */
export function fitBest(index: SkillIndex, { bestFirst, ...options }: FitBestOptions): SkillIndex {
  const byName = new Map(index.items.map((item) => [item.name, item]))
  const best = [...new Set(bestFirst)].flatMap((name) => byName.get(name) ?? [])
  const all = index.items.length + index.named.length + index.omitted
  const first = (count: number): SkillIndex => ({ items: best.slice(0, count), named: [], omitted: all - count })
  const budget = indexBudget(options)
  let count = best.length
  // Nearly all of a text is its skills, so each look leaves about as many as fit.
  while (count > 0) {
    const tokens = estimateTokens(options.render(first(count)))
    if (tokens <= budget) return first(count)
    count = Math.min(count - 1, Math.floor((count * budget) / tokens))
  }
  return fitIndex(best.length === 0 ? index : first(1), options)
}
