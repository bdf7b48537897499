import { featureColumn, modelColumns } from './feature-column.ts'
import { keptByName } from '../kept-by-name.ts'

const columnOf = keptByName((name) => featureColumn(`pair:${name.toLowerCase()}`))

/** The column of two names in a row, wherever they stand; in small letters, and in this order. */
export function pairColumn(first: string, second: string): number {
  const hash = Math.imul(columnOf(first), 0x9e3779b1) ^ Math.imul(columnOf(second), 0x85ebca6b)
  return ((hash ^ (hash >>> 15)) >>> 0) % modelColumns
}
