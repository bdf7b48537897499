/** Weights of which the wanted candidate of each question gets the most: a softmax over each question's candidates, by Adam. */
export function choose(questions, { steps = 250, rate = 0.08, decay = 0.01 } = {}) {
  const told = questions.filter(({ isWanted }) => isWanted.includes(true) && isWanted.includes(false))
  const spread = spreadOf(told.flatMap(({ candidates }) => candidates))
  const rows = told.map(({ candidates, isWanted }) => ({
    candidates: candidates.map((parts) => parts.map((part, at) => part / spread[at])),
    isWanted,
  }))
  const weights = spread.map(() => 0)
  const [mean, square] = [weights.slice(), weights.slice()]
  for (let step = 1; step <= steps; step += 1) {
    const slope = slopeOf(rows, weights)
    for (const [at, weight] of weights.entries()) {
      const each = slope[at] + decay * weight
      mean[at] = 0.9 * mean[at] + 0.1 * each
      square[at] = 0.99 * square[at] + 0.01 * each ** 2
      weights[at] -= (rate * (mean[at] / (1 - 0.9 ** step))) / (Math.sqrt(square[at] / (1 - 0.99 ** step)) + 1e-8)
    }
  }
  return weights.map((weight, at) => weight / spread[at])
}

/** How many questions have a wanted candidate first, of all. */
export function hitsFirst(questions, weights) {
  const first = questions.filter(({ candidates, isWanted }) => {
    const scores = candidates.map((parts) => score(parts, weights))
    return isWanted[scores.indexOf(Math.max(...scores))] === true
  })
  return { first: first.length, asked: questions.length }
}

function score(parts, weights) {
  return parts.reduce((sum, part, at) => sum + part * weights[at], 0)
}

function spreadOf(candidates) {
  return candidates[0].map((_, at) => {
    const mean = candidates.reduce((sum, parts) => sum + parts[at], 0) / candidates.length
    return Math.sqrt(candidates.reduce((sum, parts) => sum + (parts[at] - mean) ** 2, 0) / candidates.length) || 1
  })
}

function slopeOf(rows, weights) {
  const slope = weights.map(() => 0)
  for (const { candidates, isWanted } of rows) {
    const scores = candidates.map((parts) => score(parts, weights))
    const most = Math.max(...scores)
    const shares = scores.map((each) => Math.exp(each - most))
    const whole = shares.reduce((sum, each) => sum + each, 0)
    const wanted = isWanted.filter(Boolean).length
    for (const [row, parts] of candidates.entries()) {
      const excess = (shares[row] / whole - (isWanted[row] ? 1 / wanted : 0)) / rows.length
      for (const [at, part] of parts.entries()) slope[at] += excess * part
    }
  }
  return slope
}
