// How what a window says by itself and beside its skill are added up: logistic regression over up to three signs.
import { leastAlone } from '../../packages/core/dist/scan/learned/least-alone.js'
import { fit } from '../train-orders/regression.mjs'

const all = ['alone', 'only', 'ofOnly']
const steps = 2000
/** All attacks together count for this share of the honest windows. */
const shareOfAttacks = 0.5

/**
 * Learned from the gravest window of each attack, and from all windows that are not of one. What `names` leaves out counts for
 * nothing; what somebody added that is harmless stands for `lookalike` windows.
 */
export function learnSigns(bags, signsOfRows, { names, lookalike }) {
  const isCandidate = ({ row }) => signsOfRows[row][0] >= leastAlone
  const examples = bags.flatMap(({ kind, rows }) => {
    const candidates = rows.filter(isCandidate)
    if (kind !== 'attacks')
      return candidates.map(({ row }) => ({ row, label: 0, share: kind === 'lookalikes' ? lookalike : 1 }))
    const [gravest] = candidates.toSorted((left, right) => signsOfRows[right.row][0] - signsOfRows[left.row][0])
    return gravest === undefined ? [] : [{ row: gravest.row, label: 1 }]
  })
  const attacks = examples.filter(({ label }) => label === 1).length
  const honest = examples.reduce((sum, { share = 0 }) => sum + share, 0)
  const shareOfOne = (shareOfAttacks * honest) / attacks
  const { weights, bias } = fit({
    starts: Int32Array.from({ length: examples.length + 1 }, (_, index) => index * names.length),
    columns: Int32Array.from({ length: examples.length * names.length }, (_, index) => index % names.length),
    values: Float32Array.from(examples.flatMap(({ row }) => names.map((name) => signsOfRows[row][all.indexOf(name)]))),
    labels: Float32Array.from(examples, ({ label }) => label),
    shares: Float32Array.from(examples, ({ share = shareOfOne }) => share),
    penalties: new Float64Array(names.length),
    width: names.length,
    steps,
  })
  const counts = (name) => (names.includes(name) ? weights[names.indexOf(name)] : 0)
  return { ...Object.fromEntries(all.map((name) => [name, counts(name)])), always: bias }
}
