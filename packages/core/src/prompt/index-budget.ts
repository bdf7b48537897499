import { MetierError } from '../errors/metier-error.ts'
import { plural } from '../text/plural.ts'

export interface IndexBudgetOptions {
  /** Tokens, as `estimateTokens` counts them. Wins over `contextWindow`. */
  readonly budget?: number
  /** Tokens that the model can take; the index may use 2 % of them. */
  readonly contextWindow?: number
}

/** Less than this cannot even say how many skills there are. */
const minimumBudget = 64

/** Tokens an index may cost: what was asked for, else 2 % of the context window, else 8,000 (decisions R-12). */
export function indexBudget(options: IndexBudgetOptions = {}): number {
  const { budget, contextWindow } = options
  if (budget !== undefined) {
    if (budget >= minimumBudget) return Math.floor(budget)
    throw new MetierError({
      code: 'invalid-input',
      message: `A budget of ${plural(budget, 'token')} is too small for an index of skills.`,
      next: `Give at least ${minimumBudget} tokens, or leave the index out.`,
      data: { budget, minimum: minimumBudget },
    })
  }
  if (contextWindow === undefined) return 8000
  if (contextWindow > 0) return Math.max(minimumBudget, Math.floor(contextWindow * 0.02))
  throw new MetierError({
    code: 'invalid-input',
    message: `A context window of ${plural(contextWindow, 'token')} is not a size.`,
    next: 'Give the number of tokens that the model can take, such as 200000.',
    data: { contextWindow },
  })
}
