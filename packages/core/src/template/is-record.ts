import { SafeText } from './safe-text.ts'
import { TemplateFunction } from './template-function.ts'
import { TemplateNamespace } from './template-namespace.ts'

type TemplateRecord = Readonly<Record<string, unknown>>

/** A mapping of data: no list, and nothing of ours. */
export function isRecord(value: unknown): value is TemplateRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return !(value instanceof TemplateFunction || value instanceof SafeText || value instanceof TemplateNamespace)
}
