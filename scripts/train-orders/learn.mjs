// Learning from bags: which scene of an attack is the bad one, the model of the round before says.
import { fit, scoreOf } from './regression.mjs'

/** How often the scenes of attacks are chosen anew. */
const rounds = 2
/** What all attacks together count for, beside all that is honest. */
const shareOfAttacks = 0.3
/** What a scene of the look-alikes counts for, beside one of a published skill. */
const lookalike = 2
/** Scenes of published skills that the first round finds this far from an attack teach nothing more. */
const hopeless = -4

export function learn(bags, { data, bagOfRow, width, penalties }, isUsed) {
  const labels = new Float32Array(bagOfRow.length)
  const shares = new Float32Array(bagOfRow.length)
  let honest = 0
  for (const [number, bag] of bags.entries()) {
    if (bag.isAttack || !isUsed(number)) continue
    for (const row of bag.rows) {
      shares[row] = bag.source === 'corpus' ? 1 : lookalike
      honest += shares[row]
    }
  }
  let model
  for (let round = 0; round < rounds; round += 1) {
    const attacks = chosenRows(bags, { data, model, isUsed })
    for (const bag of bags) if (bag.isAttack) for (const row of bag.rows) shares[row] = 0
    let sum = 0
    for (const [, share] of attacks) sum += share
    for (const [row, share] of attacks) {
      labels[row] = 1
      shares[row] = (share * shareOfAttacks * honest) / sum
    }
    model = fit({ ...data, labels, shares, penalties, width, steps: round === 0 ? 50 : 120 })
    if (round > 0) break
    for (const bag of bags) {
      if (bag.isAttack || bag.source !== 'corpus') continue
      for (const row of bag.rows) if (scoreOf(model, data, row) < hopeless) shares[row] = 0
    }
  }
  return model
}

function chosenRows(bags, { data, model, isUsed }) {
  const chosen = []
  for (const [number, bag] of bags.entries()) {
    if (!bag.isAttack || !isUsed(number) || bag.rows.length === 0) continue
    let { rows } = bag
    if (model !== undefined) {
      const scores = rows.map((row) => scoreOf(model, data, row))
      const best = Math.max(...scores)
      rows = rows.filter((_, index) => scores[index] === best || scores[index] > 0)
    }
    // The malicious skills of a set are much alike.
    for (const row of rows) chosen.push([row, (bag.source === 'corpus' ? 0.5 : 1) / rows.length])
  }
  return chosen
}

/** The score of each bag by models that saw nothing of its fold; `-Infinity` for one without scenes. */
export function scoreUnseen(bags, rows, folds) {
  const foldOf = bags.map((bag) => foldOfBag(bag, folds))
  const scores = bags.map(() => -Infinity)
  for (let fold = 0; fold < folds; fold += 1) {
    const model = learn(bags, rows, (number) => foldOf[number] !== fold)
    for (const [number, bag] of bags.entries()) {
      if (foldOf[number] === fold) scores[number] = Math.max(...bag.rows.map((row) => scoreOf(model, rows.data, row)))
    }
  }
  return scores
}

const numberedTables = ['fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** A family of attacks, a table and a cluster of skills that are alike each lie in one fold. */
function foldOfBag({ source, group }, folds) {
  const known = numberedTables.indexOf(group)
  if (source === 'table' && known !== -1) return known % folds
  let sum = 0
  for (const letter of `${source} ${group}`) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return sum % folds
}
