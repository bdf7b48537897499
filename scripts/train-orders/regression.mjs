// Logistic regression with L2, by Adam over all examples at once: no chance in it, so the same examples give the same weights.

/**
 * Examples as rows of one table: `starts[row]` to `starts[row + 1]` are its places in `columns` and `values`.
 * `penalties` is the strength of L2 for each column.
 */
export function fit({ starts, columns, values, labels, shares, penalties, width, steps, rate = 0.06 }) {
  const weights = new Float64Array(width)
  const first = new Float64Array(width)
  const second = new Float64Array(width)
  const slope = new Float64Array(width)
  let bias = -2
  let biasFirst = 0
  let biasSecond = 0
  const rows = labels.length
  let total = 0
  for (const share of shares) total += share
  for (let step = 1; step <= steps; step += 1) {
    for (let column = 0; column < width; column += 1) slope[column] = penalties[column] * weights[column]
    let biasSlope = 0
    for (let row = 0; row < rows; row += 1) {
      if (shares[row] === 0) continue
      let sum = bias
      for (let at = starts[row]; at < starts[row + 1]; at += 1) sum += weights[columns[at]] * values[at]
      const error = ((1 / (1 + Math.exp(-sum)) - labels[row]) * shares[row]) / total
      if (Math.abs(error) < 1e-12) continue
      biasSlope += error
      for (let at = starts[row]; at < starts[row + 1]; at += 1) slope[columns[at]] += error * values[at]
    }
    const pace = rate * Math.min(1, 2 * (1 - step / (steps + 1)))
    const firstPart = 1 - 0.9 ** step
    const secondPart = 1 - 0.999 ** step
    const move = (firstMoment, secondMoment) =>
      (pace * (firstMoment / firstPart)) / (Math.sqrt(secondMoment / secondPart) + 1e-9)
    for (let column = 0; column < width; column += 1) {
      first[column] = 0.9 * first[column] + 0.1 * slope[column]
      second[column] = 0.999 * second[column] + 0.001 * slope[column] ** 2
      weights[column] -= move(first[column], second[column])
    }
    biasFirst = 0.9 * biasFirst + 0.1 * biasSlope
    biasSecond = 0.999 * biasSecond + 0.001 * biasSlope ** 2
    bias -= move(biasFirst, biasSecond)
  }
  return { weights, bias }
}

/** The score of one row. */
export function scoreOf({ weights, bias }, { starts, columns, values }, row) {
  let sum = bias
  for (let at = starts[row]; at < starts[row + 1]; at += 1) sum += weights[columns[at]] * values[at]
  return sum
}
