import { closestWord } from '../text/closest-word.ts'
import { commandCategories } from './command-categories.ts'

/** A category as it counts here, its MCP hints, and what is wrong with what was written. */
export interface CommandCategory {
  readonly category: string
  readonly annotations: Readonly<Record<string, boolean>>
  readonly problem?: string
}

/** What is none of the five is `general`, and said so (decisions R-33). */
export function readCategory(written: string | undefined): CommandCategory {
  const category = written?.trim().toLowerCase() ?? 'general'
  const annotations = Object.hasOwn(commandCategories, category) ? commandCategories[category] : undefined
  if (annotations !== undefined) return { category, annotations }
  const names = Object.keys(commandCategories)
  const near = closestWord(category, names)
  const meant = near === undefined ? '' : ` Perhaps ${near} is meant.`
  return {
    category: 'general',
    annotations: {},
    problem: `The category ${JSON.stringify((written ?? '').slice(0, 60))} is none of ${names.join(', ')}; it counts as general.${meant}`,
  }
}
