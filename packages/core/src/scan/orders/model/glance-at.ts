import { glanceOf } from './glance-of.ts'
import { isJudged } from './is-judged.ts'
import { orderModel } from './order-model.ts'
import { quoteMark } from './quote-mark.ts'
import { saidSentences, type ModelWindow } from './said-sentences.ts'
import { weightOfWord } from './weight-of-word.ts'

const known = new Map<string, number>()
const mostKnown = 2000

/**
 * What the words of a paragraph say by themselves, on the scale of the thresholds; nothing at all where they are too few. Kept for the
 * next judge of the same paragraph, and for where it stands again, unless it quotes: what stands around it says whether that counts.
 */
export function glanceAt(window: ModelWindow): number {
  const { line } = window
  let points = known.get(line)
  if (points !== undefined) return points
  const said = saidSentences(window)
  points = isJudged(said)
    ? glanceOf(
        said.map(({ sentence }) => sentence),
        weightOfWord,
      ) * orderModel.scale
    : -Infinity
  if (quoteMark.test(line)) return points
  if (known.size >= mostKnown) known.clear()
  known.set(line, points)
  return points
}
