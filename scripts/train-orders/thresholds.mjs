// Where a score blocks and where it warns, chosen on scores of bags that the models had not seen; skills of our own no model
// learns from.

/** Shares of honest bags that may come to a threshold: rules block some too, of the one in a hundred that may be. */
const shares = { blocked: { ordinary: 0.0045, alike: 0.03, security: 0.02 }, warned: { ordinary: 0.03, alike: 0.06 } }
/** What a block takes beyond that, since pages of strangers differ more than those at hand. */
const margin = 0.2

export function thresholdsOf(bags, scores, shippedScores) {
  const own = bags
    .flatMap(({ kind }, number) => (kind === 'own' ? [shippedScores[number]] : []))
    .toSorted((a, b) => b - a)
  const of = (wanted) => bags.flatMap((bag, number) => (wanted(bag) ? [scores[number]] : [])).toSorted((a, b) => b - a)
  const ordinary = of(({ kind }) => kind === 'ordinary' || kind === 'official')
  const security = of(({ kind }) => kind === 'security')
  const alike = of(({ source, isAttack }) => source !== 'corpus' && source !== 'own' && !isAttack)
  const reached = Math.max(above(ordinary, shares.blocked.ordinary), above(own, 0), above(alike, shares.blocked.alike))
  const block = Math.round((reached + margin) * 10) / 10
  const warn = Math.max(above(own, 0), above(ordinary, shares.warned.ordinary), above(alike, shares.warned.alike))
  return {
    block,
    warn: Math.min(warn, block),
    blockAmongQuotes: Math.max(block, above(security, shares.blocked.security)),
    warnAmongQuotes: Math.min(block, warn),
  }
}

/** A threshold that this share of scores reaches, in tenths; between two scores in proportion. */
function above(scores, share) {
  const place = scores.length * share
  const [higher = 0, lower = higher] = scores.slice(Math.floor(place))
  const reached = higher - (higher - lower) * (place - Math.floor(place))
  return Math.ceil(reached * 10 + 1e-6) / 10
}
