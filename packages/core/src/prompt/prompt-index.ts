import type { CatalogView } from '../catalog/view.ts'
import { estimateTokens } from '../text/estimate-tokens.ts'
import { buildIndex, type IndexOptions } from './build-index.ts'
import { fitBest } from './fit-best.ts'
import { fitIndex } from './fit-index.ts'
import { indexBudget, type IndexBudgetOptions } from './index-budget.ts'
import { renderIndex, type IndexFormat } from './render-index.ts'
import type { RenderOptions } from './render-options.ts'
import type { SkillIndex, SkillIndexItem } from './skill-index.ts'

export interface PromptIndexOptions extends Omit<IndexOptions, 'verbatim'>, IndexBudgetOptions, RenderOptions {
  /** Default `xml`. */
  readonly format?: IndexFormat
  /** Which skills keep their description longest when the budget is short; higher is kept. */
  readonly rank?: (item: SkillIndexItem) => number
  /** Names of the skills that a task calls for, best first: these are shown, as many as fit, and the rest is counted. */
  readonly bestFirst?: readonly string[]
}

export interface PromptIndex {
  /** Empty when there is no skill to show. */
  readonly text: string
  readonly index: SkillIndex
  /** Of `text`. Never above `budget`. */
  readonly tokens: number
  readonly budget: number
}

/** From a view to the text an agent reads: build, fit, render. */
export function promptIndex(view: Pick<CatalogView, 'active'>, options: PromptIndexOptions = {}): PromptIndex {
  const { rank, bestFirst, ...rest } = options
  const render = (index: SkillIndex): string => renderIndex(index, { ...rest, format: options.format ?? 'xml' })
  const fit = { ...rest, render, ...(rank === undefined ? {} : { rank }) }
  const built = buildIndex(view, options)
  const index = bestFirst === undefined ? fitIndex(built, fit) : fitBest(built, { ...fit, bestFirst })
  const text = render(index)
  return { text, index, tokens: estimateTokens(text), budget: indexBudget(options) }
}
