// Where a score blocks and where it warns, chosen on scores of bags that the models had not seen.

/** Shares of honest bags that may come to a threshold. */
const shares = { blocked: { ordinary: 0.006, alike: 0.02, security: 0.02 }, warned: { ordinary: 0.025, alike: 0.06 } }

export function thresholdsOf(bags, scores) {
  const of = (wanted) => bags.flatMap((bag, number) => (wanted(bag) ? [scores[number]] : [])).toSorted((a, b) => b - a)
  const ordinary = of(({ kind }) => kind === 'ordinary' || kind === 'official')
  const official = of(({ kind }) => kind === 'official')
  const own = of(({ kind }) => kind === 'own')
  const security = of(({ kind }) => kind === 'security')
  const alike = of(({ source, isAttack }) => source !== 'corpus' && source !== 'own' && !isAttack)
  const block = Math.max(
    above(ordinary, shares.blocked.ordinary),
    above(official, 0),
    above(own, 0),
    above(alike, shares.blocked.alike),
  )
  const warn = Math.max(above(own, 0), above(ordinary, shares.warned.ordinary), above(alike, shares.warned.alike))
  return {
    block,
    warn: Math.min(warn, block),
    blockAmongQuotes: Math.max(block, above(security, shares.blocked.security)),
    warnAmongQuotes: Math.min(block, warn),
  }
}

/** A threshold that at most this share of scores reaches, in tenths. */
function above(scores, share) {
  return Math.ceil((scores[Math.floor(scores.length * share)] ?? 0) * 10 + 1e-6) / 10
}
