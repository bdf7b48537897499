/**
 * How many letters must be inserted, removed, replaced or swapped with their neighbour to turn one word into the other
 * (optimal string alignment). Quadratic in length: bound what a stranger sends first.
 */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1]
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1)
      }
      current.push(best)
    }
    beforeLast = last
    last = current
  }
  return last[to.length] ?? 0
}
