import { featureColumn, modelColumns } from './feature-column.ts'

const mostKept = 20_000
const kept = new Map<string, number>()

/** The column of two names in a row, wherever they stand; in small letters, and in this order. */
export function pairColumn(first: string, second: string): number {
  const hash = Math.imul(columnOf(first), 0x9e3779b1) ^ Math.imul(columnOf(second), 0x85ebca6b)
  return ((hash ^ (hash >>> 15)) >>> 0) % modelColumns
}

function columnOf(name: string): number {
  const known = kept.get(name)
  if (known !== undefined) return known
  const column = featureColumn(`pair:${name.toLowerCase()}`)
  if (kept.size >= mostKept) kept.clear()
  kept.set(name, column)
  return column
}
