// What a model learns from bags of windows.
import { fit, scoreOf } from '../train-orders/regression.mjs'

/** Steps of each round. */
const steps = [60, 300]
/** All windows of attacks together count for this share of the honest ones. */
const shareOfAttacks = 0.2
/** What somebody added that is harmless stands for much that nobody has written yet. */
const lookalike = 8
/** How near to the gravest window of its attack another one may come and still be learned from. */
const besideGravest = 0.5
/** The share of honest windows that are the most like an attack: all of these are learned from in the second round. */
const shareOfLike = 0.1
const isAttack = ({ kind }) => kind === 'attacks'

/**
 * Twice: from every window that some lines were put into, then from the gravest of each attack, for much of what an attacker
 * adds is there to look harmless.
 */
export function learn(bags, data, { leastAdded, oneOf }) {
  const attacks = bags.filter(isAttack)
  let chosen = attacks.flatMap(({ rows }) => rows.filter(({ added }) => added >= leastAdded))
  const honest = bags.filter((bag) => !isAttack(bag)).flatMap(({ rows }) => rows.map(({ row }) => row))
  let like = new Set()
  let model
  for (const count of steps) {
    const shareOf = (row) => (like.has(row) ? 1 : row % oneOf === 0 ? oneOf : 0)
    model = fit({ ...data, ...labelled(bags, chosen, data.starts.length - 1, shareOf), steps: count })
    const learned = model
    like = new Set(mostLike(honest, (row) => scoreOf(learned, data, row)))
    chosen = attacks.flatMap(({ rows }) => {
      const scores = rows.map(({ row }) => scoreOf(learned, data, row))
      const gravest = Math.max(...scores)
      return rows.filter((_, index) => scores[index] > gravest - besideGravest)
    })
  }
  return model
}

function mostLike(rows, score) {
  const scores = Float64Array.from(rows, score)
  const height = scores.toSorted()[Math.floor(scores.length * (1 - shareOfLike))]
  return rows.filter((_, index) => scores[index] >= height)
}

function labelled(bags, chosen, count, shareOf) {
  const labels = new Float32Array(count)
  const shares = new Float32Array(count)
  let honest = 0
  for (const { kind, rows } of bags) {
    if (kind === 'attacks') continue
    for (const { row } of rows) {
      shares[row] = kind === 'lookalikes' ? lookalike : shareOf(row)
      honest += shares[row]
    }
  }
  for (const { row } of chosen) {
    labels[row] = 1
    shares[row] = (shareOfAttacks * honest) / chosen.length
  }
  return { labels, shares }
}
