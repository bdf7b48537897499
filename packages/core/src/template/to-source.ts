import { isRecord } from './is-record.ts'
import { SafeText } from './safe-text.ts'
import { TemplateFunction } from './template-function.ts'
import { TemplateNamespace } from './template-namespace.ts'

/** As Python's `repr` writes it. */
export function toSource(value: unknown, depth = 0): string {
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'number') return numberText(value)
  if (value instanceof SafeText) return quoted(value.text)
  if (typeof value === 'string') return quoted(value)
  if (depth > 20) return '...'
  if (Array.isArray(value)) return `[${value.map((item) => toSource(item, depth + 1)).join(', ')}]`
  if (value instanceof TemplateFunction) return `<function ${value.name}>`
  if (value instanceof TemplateNamespace) return '<Namespace>'
  const pairs = isRecord(value) ? Object.entries(value) : []
  return `{${pairs.map(([key, each]) => `${quoted(key)}: ${toSource(each, depth + 1)}`).join(', ')}}`
}

function numberText(value: number): string {
  if (Number.isNaN(value)) return 'nan'
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf'
  return String(value).replace(/e([-+])(\d)$/, 'e$10$2')
}

function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'"
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')
  return `${mark}${mark === "'" ? escaped.replaceAll("'", "\\'") : escaped}${mark}`
}
