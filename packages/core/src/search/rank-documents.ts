import { addParts } from './add-parts.ts'
import type { MatchedQuery } from './match-query.ts'
import { BestScores } from './best-scores.ts'
import { impactKernel, type ImpactKernel } from './impact-kernel.ts'
import { onesIn } from './ones-in.ts'
import { boundsOf, rankedParts, wholeScore, worthOf, type RankedPart } from './ranked-parts.ts'
import { windowBits, windowSlots } from './window-slots.ts'

export interface RankedDocument {
  readonly document: number
  /**
   * Above 0, at most 1: which part of what the query says the document answers, by weight. Comparable between
   * queries.
   */
  readonly relevance: number
}

export interface RankedDocuments {
  readonly documents: readonly RankedDocument[]
  /** How many there would be without a limit. */
  readonly total: number
}

export interface RankOptions {
  /** At most so many. */
  readonly limit: number
  /** A bit for each slot whose document may be answered; what a term is worth depends on all of them. */
  readonly accepted?: Uint32Array
  /**
   * For a process that asks once: it has nothing compiled yet, so that to add all lists, which WebAssembly does, is faster
   * than to look few documents up in some.
   */
  readonly isOnce?: boolean
}

/** Words of marks after which those that are left are marked anew. */
const marksTogether = 16

/** To look a document up in a list takes about as long as to add so many, and to add a window at once as so many others. */
const lookUpCost = 12
const windowCost = 500

/**
 * The best documents for a query, best first, equals in the order of the index. Whoever has no term is not there. It goes
 * from window to window of the slots, so that the scores of one stay in the nearest memory. The lists that can add most
 * come first; those that could not bring a new document among the best so far are only looked up for the documents that
 * are still in question (after the MaxScore of Turtle and Flood, 1995). The answer is the same as if all had been added.
 */
export function rankDocuments(query: MatchedQuery, { limit, accepted, isOnce = false }: RankOptions): RankedDocuments {
  const parts = rankedParts(query)
  const bounds = boundsOf(parts)
  const best = new BestScores(limit)
  const kernel = impactKernel()
  let total = 0
  // Which part of the least of the best may be left to look up: it is found on the way what costs less.
  let share = isOnce && kernel.isFast ? 0 : 0.5
  for (let window = 0; window << windowBits < query.index.slots; window += 1) {
    const { least } = best
    let added = 0
    while (added < parts.length && (bounds[added] ?? 0) > share * least) added += 1
    if (!addParts(kernel, parts, { added, window }) && added === parts.length) continue
    total += countMatching(kernel, { parts, bounds, added, window, accepted })
    const asked = offerAll(kernel, best, { parts, bounds, added, window, accepted })
    const next = parts[added]
    if (next === undefined) continue
    const isDear = asked * lookUpCost > (next.list.dense === undefined ? next.list.countIn(window) : windowCost)
    share = isDear ? share * 0.8 : Math.min(0.95, share / 0.9)
  }
  const documents = best.ordered.map(({ slot, score }) => ({
    document: slot,
    relevance: Math.min(1, score / wholeScore),
  }))
  return { documents, total }
}

interface Window {
  readonly parts: readonly RankedPart[]
  readonly bounds: Float64Array
  /** How many parts were added. */
  readonly added: number
  readonly window: number
  readonly accepted: Uint32Array | undefined
}

/** Offers those of a window that may be among the best, and gives how many lists they were looked up in. */
function offerAll({ isFast, scores, marks, mark }: ImpactKernel, best: BestScores, window: Window): number {
  const rest = window.bounds[window.added] ?? 0
  let asked = 0
  let most = Math.max(0, best.least - rest)
  let limit = most
  mark(most)
  for (let at = 0; at < marks.length; at += 1) {
    // To mark anew costs little, and the first window has thousands that the best leave behind while it is gone through.
    if (isFast && at % marksTogether === 0 && most > limit) mark((limit = most))
    // Bit by bit, the lowest first.
    for (let bits = marks[at] ?? 0; bits !== 0; bits &= bits - 1) {
      const low = at * 32 + 31 - Math.clz32(bits & -bits)
      const score = scores[low] ?? 0
      if (score <= most) continue
      asked += offer(best, window, { low, score })
      most = Math.max(0, best.least - rest)
    }
  }
  return asked
}

/** Looks one document up in the lists that were not added, as long as it may be among the best. */
function offer(
  best: BestScores,
  { parts, bounds, added, window, accepted }: Window,
  { low, score }: { readonly low: number; readonly score: number },
): number {
  const slot = (window << windowBits) | low
  if (accepted !== undefined && (((accepted[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 0) return 0
  const { least } = best
  let sum = score
  let at = added
  for (; at < parts.length && sum + (bounds[at] ?? 0) > least; at += 1) {
    const part = parts[at]
    if (part !== undefined) sum += worthOf(part.list.factsAt(slot), part)
  }
  if (sum > least) best.offer(slot, sum)
  return at - added
}

/** How many documents of a window have any of the terms: those that were added, and those of the lists that are left. */
function countMatching({ marks, mark, marked }: ImpactKernel, { parts, added, window, accepted }: Window): number {
  mark(0)
  for (let at = added; at < parts.length; at += 1) parts[at]?.list.markIn(marks, window)
  if (accepted === undefined) return marked()
  const first = (window * windowSlots) / 32
  let count = 0
  for (let at = 0; at < marks.length; at += 1) count += onesIn((marks[at] ?? 0) & (accepted[first + at] ?? 0))
  return count
}
