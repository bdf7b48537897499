// Measures of one ranked answer against the relevant ones, and their means with bootstrap intervals.

/** @param {string[]} ranked names, best first @param {Set<string>} relevant */
export function measure(ranked, relevant) {
  const first = ranked.findIndex((name) => relevant.has(name))
  const found = (depth) => ranked.slice(0, depth).filter((name) => relevant.has(name)).length
  const most = (depth) => Math.min(depth, relevant.size)
  const gain = ranked.slice(0, 10).reduce((sum, name, at) => sum + (relevant.has(name) ? 1 / Math.log2(at + 2) : 0), 0)
  let ideal = 0
  for (let at = 0; at < most(10); at += 1) ideal += 1 / Math.log2(at + 2)
  return {
    'Hit@1': first === 0 ? 1 : 0,
    'Recall@5': found(5) / most(5),
    'Recall@10': found(10) / most(10),
    MRR: first === -1 || first > 9 ? 0 : 1 / (first + 1),
    'nDCG@10': gain / ideal,
  }
}

/** Mean of each measure and the middle 95 % of 1,000 resamples, in percent. The resamples are the same at each run. */
export function summarize(rows) {
  const random = generator(20_260)
  return Object.fromEntries(
    Object.keys(rows[0] ?? {}).map((key) => {
      const values = rows.map((row) => row[key])
      const means = Array.from({ length: 1000 }, () =>
        mean(values.map(() => values[Math.floor(random() * values.length)])),
      )
      means.sort((a, b) => a - b)
      return [key, { mean: 100 * mean(values), low: 100 * means[25], high: 100 * means[974] }]
    }),
  )
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

// mulberry32: small, public domain, good enough for resampling.
function generator(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
