// What a model learns from bags of windows.
import { fit, scoreOf } from '../train-orders/regression.mjs'

/** Steps of each round. */
const steps = [60, 300]
/** All windows of attacks together count for this share of the honest ones. */
const shareOfAttacks = 0.2
/** What somebody added that is harmless stands for much that nobody has written yet. */
const lookalike = 8
/** Lines that somebody must have put into a window for it to be one of an attack in the first round. */
const leastAdded = 5
/** How near to the gravest window of its attack another one may come and still be learned from. */
const besideGravest = 0.5
const isAttack = ({ kind }) => kind === 'attacks'

/**
 * Twice: from every window that some lines were put into, then from the gravest of each attack, for much of what an attacker
 * adds is there to look harmless.
 */
export function learn(bags, data) {
  const attacks = bags.filter(isAttack)
  let chosen = attacks.flatMap(({ rows }) => rows.filter(({ added }) => added >= leastAdded))
  let model
  for (const count of steps) {
    model = fit({ ...data, ...labelled(bags, chosen, data.starts.length - 1), steps: count })
    const learned = model
    chosen = attacks.flatMap(({ rows }) => {
      const scores = rows.map(({ row }) => scoreOf(learned, data, row))
      const gravest = Math.max(...scores)
      return rows.filter((_, index) => scores[index] > gravest - besideGravest)
    })
  }
  return model
}

function labelled(bags, chosen, count) {
  const labels = new Float32Array(count)
  const shares = new Float32Array(count)
  let honest = 0
  for (const { kind, rows } of bags) {
    if (kind === 'attacks') continue
    for (const { row } of rows) {
      shares[row] = kind === 'lookalikes' ? lookalike : 1
      honest += shares[row]
    }
  }
  for (const { row } of chosen) {
    labels[row] = 1
    shares[row] = (shareOfAttacks * honest) / chosen.length
  }
  return { labels, shares }
}
