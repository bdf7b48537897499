// Where a score blocks and where it warns, chosen on scores of bags that the models had not seen.

/** Of six skills of our own that the models had not seen, four had a sentence above 1 and none one above this. */
const leastWarning = 1.5

export function thresholdsOf(bags, scores) {
  const of = (wanted) => bags.flatMap((bag, number) => (wanted(bag) ? [scores[number]] : [])).toSorted((a, b) => b - a)
  const ordinary = of(({ kind }) => kind === 'ordinary' || kind === 'official')
  const official = of(({ kind }) => kind === 'official')
  const security = of(({ kind }) => kind === 'security')
  const alike = of(({ source, isAttack }) => source !== 'corpus' && !isAttack)
  // Look-alikes are harder than what is published: each was written to be taken for an attack.
  const block = Math.max(above(ordinary, 2), above(official, 0), above(alike, Math.floor(alike.length * 0.02)))
  const warn = Math.max(leastWarning, above(ordinary, Math.floor(ordinary.length * 0.025)), above(official, 1))
  return {
    block,
    warn,
    blockAmongQuotes: Math.max(block, above(security, 0)),
    warnAmongQuotes: Math.max(warn, above(security, Math.floor(security.length * 0.025))),
  }
}

/** A threshold that at most `count` scores reach, in tenths and with a tenth to spare. */
function above(scores, count) {
  return (Math.ceil((scores[count] ?? 0) * 10 + 1e-6) + 1) / 10
}
