import type { FieldKind } from '../fields/field-kind.ts'
import { splitList } from '../fields/split-list.ts'

/** One text for a value: words with separators where they come apart again the same way, else JSON. */
export function textOfValue(value: unknown, kind: FieldKind): string {
  if (typeof value === 'string') return value
  const items = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  if (!Array.isArray(value) || items.length < value.length) return JSON.stringify(value)
  const joined = items.join(kind === 'tools' ? ' ' : ', ')
  const apart = splitList(joined, kind === 'skills' || kind === 'platforms' ? 'words' : kind)
  const same = apart.length === items.length && apart.every((item, index) => item === items[index])
  return same && !/^\s*[[{]/.test(joined) ? joined : JSON.stringify(items)
}
