import { charactersOf } from './characters-of.ts'
import type { TemplateBudget } from './template-budget.ts'
import { TemplateFault } from './template-fault.ts'
import { isRecord } from './is-record.ts'
import { SafeText } from './safe-text.ts'
import { toText } from './to-text.ts'

/** What a loop over a value goes through: items, keys, characters; nothing where nothing is. */
export function itemsOf(value: unknown, budget: TemplateBudget): readonly unknown[] {
  const items = listOf(value)
  budget.step(items.length)
  return items
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (value === undefined) return []
  if (typeof value === 'string' || value instanceof SafeText) return charactersOf(toText(value))
  if (isRecord(value)) return Object.keys(value)
  throw new TemplateFault(`${toText(value)} cannot be gone through.`)
}
