// Learning from bags: which paragraph of an attack is the bad one, the model of the round before says.
import { fit, scoreOf } from './regression.mjs'

/** Steps of the two rounds: more of them learn the examples by heart, and say less of what others write. */
const steps = [30, 30]
/** What all attacks together count for, beside all that is honest. */
const shareOfAttacks = 0.2
/**
 * What an attack counts for that was fitted into a published skill: that is what is met, and there are fewer of them. With twice and a half
 * as much those of other hands are seen more often by 0.03, and all others less often by 0.02.
 */
const fitted = 2
/** What a paragraph of the look-alikes counts for, beside one of a published skill. */
const lookalike = 5
/** Of published skills the first round sees three paragraphs in ten; the second those that are at least this near to an attack. */
const hopeless = -5
const sample = (row) => Math.imul(row, 0x9e3779b1) >>> 0 < 0.3 * 2 ** 32
/** What an honest paragraph of a published skill counts for in the second round, if the first was nearly taken in by it. */
const nearMiss = { from: -1, counts: 4 }

export function learn(bags, data, isUsed) {
  const rows = data.starts.length - 1
  const labels = new Float32Array(rows)
  let model
  for (const [round, count] of steps.entries()) {
    const shares = new Float32Array(rows)
    let honest = 0
    for (const [number, bag] of bags.entries()) {
      if (bag.isAttack || bag.source === 'own' || !isUsed(number)) continue
      for (const row of bag.rows) {
        shares[row] = isPublished(bag) ? shareOf(row, model, data) : lookalike
        honest += isPublished(bag) ? 1 : lookalike
      }
    }
    const attacks = chosenRows(bags, { data, model, isUsed })
    let sum = 0
    for (const [, share] of attacks) sum += share
    for (const [row, share] of attacks) {
      labels[row] = 1
      shares[row] = (share * shareOfAttacks * honest) / sum
    }
    model = fit({ ...data, labels, shares, steps: count })
    if (round + 1 < steps.length) labels.fill(0)
  }
  return model
}

const isPublished = ({ source }) => source === 'corpus' || source === 'published'

function shareOf(row, model, data) {
  if (model === undefined) return sample(row) ? 1 / 0.3 : 0
  const score = scoreOf(model, data, row)
  if (score < hopeless) return 0
  return score > nearMiss.from ? nearMiss.counts : 1
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
    for (const row of rows) chosen.push([row, countOf(bag) / rows.length])
  }
  return chosen
}

function countOf({ source }) {
  if (source === 'corpus') return 0.5
  return source === 'fitted' || source === 'changed' ? fitted : 1
}

/**
 * The scores of each bag by models that saw nothing of its part; `-Infinity` for one of which no paragraph is judged.
 */
export function scoreUnseen(bags, data, partOf) {
  const parts = bags.map(partOf)
  const scores = bags.map(() => ({ warn: -Infinity, block: -Infinity }))
  for (const part of new Set(parts)) {
    const model = learn(bags, data, (number) => parts[number] !== part)
    for (const [number, bag] of bags.entries()) if (parts[number] === part) scores[number] = bagScore(model, data, bag)
  }
  return scores
}

/**
 * The scores of the paragraph that is most like an order, among those that are judged: as they count for a warning, and for a
 * block, which takes more where less speaks for it.
 */
export function bagScore(model, data, { judged, allowances, beyond }) {
  const scores = judged.map((row, number) => scoreOf(model, data, row) - allowances[number])
  return { warn: Math.max(...scores), block: Math.max(...scores.map((score, number) => score - beyond[number])) }
}
