// Where a score blocks and where it warns, chosen on scores of bags that the models had not seen; skills of our own no model
// learns from.

/**
 * What `thresholdsOf` said of the examples at hand, less the 0.3 that a block takes by itself: written down, since asking it takes six
 * trainings more.
 */
export const thresholds = { block: 0.8, warn: 0.7, blockAmongQuotes: 0.8, warnAmongQuotes: 0.7 }

/**
 * Shares of honest bags that may come to a threshold: rules block some too, of the one in a hundred that may be. The skills that
 * strangers published decide; look-alikes were written to stand next to attacks.
 */
const shares = { blocked: { published: 0.003, alike: 0.05, security: 0.02 }, warned: { published: 0.02, alike: 0.12 } }

const isOwn = ({ kind }) => kind === 'own'
const isOrdinary = ({ kind }) => kind === 'ordinary' || kind === 'official'
const isAlike = ({ source, isAttack }) => ['written', 'fitted', 'changed', 'table'].includes(source) && !isAttack

/** `scores` are of models that had not seen the bag, `shippedScores` of the one that ships. */
export function thresholdsOf(bags, scores, shippedScores) {
  const of = (level, wanted, from = scores) =>
    bags.flatMap((bag, number) => (wanted(bag) ? [from[number][level]] : [])).toSorted((a, b) => b - a)
  const reached = (level, { published, alike }) =>
    Math.max(
      above(of(level, isOrdinary), published),
      above(of(level, isOwn, shippedScores), 0),
      above(of(level, isAlike), alike),
    )
  const block = reached('block', shares.blocked)
  const warn = Math.min(block, reached('warn', shares.warned))
  const security = of('block', ({ kind }) => kind === 'security')
  return {
    block,
    warn,
    blockAmongQuotes: Math.max(block, above(security, shares.blocked.security)),
    warnAmongQuotes: warn,
  }
}

/** A threshold that this share of scores reaches, in tenths; between two scores in proportion. */
function above(scores, share) {
  const place = scores.length * share
  const [higher = 0, lower = higher] = scores.slice(Math.floor(place))
  const reached = higher - (higher - lower) * (place - Math.floor(place))
  return Math.ceil(reached * 10 + 1e-6) / 10
}
