import { ColumnSet } from './column-set.ts'

const columns = new ColumnSet()

/** The columns of several lists, each once, in the order in which they come first. */
export function distinctColumns(lists: Iterable<ArrayLike<number>>): Int32Array {
  for (const list of lists) columns.addAll(list)
  return columns.take()
}
