import { featureColumn, lastColumn } from './feature-column.ts'

/** The column of two names in a row, wherever they stand; in small letters, and in this order. */
export function pairColumn(first: string, second: string): number {
  return pairOfColumns(columnOf(first), columnOf(second))
}

/** The same for whoever knows the columns of both already. */
export function pairOfColumns(first: number, second: number): number {
  const hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)
  return (hash ^ (hash >>> 15)) & lastColumn
}

function columnOf(name: string): number {
  return featureColumn(`pair:${name.toLowerCase()}`)
}
