import { modelColumns } from './feature-column.ts'

/** Of each column the number of the call that saw it last: a set of numbers below a small bound, without its cost. */
const seen = new Uint32Array(modelColumns)
let call = 0

/** The columns of several lists, each once, in the order in which they come first. */
export function distinctColumns(lists: Iterable<ArrayLike<number>>): Int32Array {
  call += 1
  if (call > 0xffffffff) {
    seen.fill(0)
    call = 1
  }
  const distinct: number[] = []
  for (const list of lists) {
    for (let at = 0; at < list.length; at += 1) {
      const column = list[at] ?? 0
      if (seen[column] === call) continue
      seen[column] = call
      distinct.push(column)
    }
  }
  return Int32Array.from(distinct)
}
