/** The three signs of a row, as `scoreWindow` has them. */
export function signsOf({ starts, columns, isOnly, beside, values }, { weights, bias }, row) {
  let alone = bias
  let ofOnly = 0
  let only = 0
  for (let at = starts[row]; at < starts[row + 1]; at += 1) {
    const part = weights[columns[at]] * values[at]
    alone += part
    if (isOnly[at] === 1) {
      ofOnly += part
      only += 1
    }
  }
  return [alone, (beside[row] * only) / Math.max(1, starts[row + 1] - starts[row]), beside[row] * ofOnly]
}
