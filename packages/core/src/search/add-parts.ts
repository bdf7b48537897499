import type { ImpactKernel } from './impact-kernel.ts'
import { nameShare, worthOf, type RankedPart } from './ranked-parts.ts'
import { windowBits, windowSlots } from './window-slots.ts'

/** Adds the first lists to the scores of a window; whether any of them had a document there. */
export function addParts(
  kernel: ImpactKernel,
  parts: readonly RankedPart[],
  { added, window }: { readonly added: number; readonly window: number },
): boolean {
  const { scores } = kernel
  scores.fill(0)
  let isAny = false
  for (let at = 0; at < added; at += 1) {
    const part = parts[at]
    if (part === undefined || part.list.countIn(window) === 0) continue
    isAny = true
    const impacts = part.list.dense?.windows[window]
    const from = part.list.starts[window] ?? 0
    const to = part.list.starts[window + 1] ?? 0
    if (impacts !== undefined) {
      kernel.add(impacts, part.step)
      addNames(scores, part, window)
    } else if (part.adds === undefined) addFew(scores, part, { from, to })
    else {
      const { lows, codes } = part.list
      kernel.addCoded({ lows: lows.subarray(from, to), codes: codes.subarray(from, to) }, part.adds)
      addRare(scores, part, { from, to })
    }
  }
  return isAny
}

interface Places {
  readonly from: number
  readonly to: number
}

/** Adds those that have no code. */
function addRare(scores: Int32Array, part: RankedPart, { from, to }: Places): void {
  const { rarePlaces, rareFacts, lows } = part.list
  let at = part.met
  while (at < rarePlaces.length && (rarePlaces[at] ?? 0) < from) at += 1
  for (; at < rarePlaces.length && (rarePlaces[at] ?? 0) < to; at += 1) {
    const low = lows[rarePlaces[at] ?? 0] ?? 0
    scores[low] = (scores[low] ?? 0) + worthOf(rareFacts[at] ?? 0, part)
  }
  part.met = at
}

/** Adds what stands in names of a window. */
function addNames(scores: Int32Array, part: RankedPart, window: number): void {
  const { named = new Uint32Array(0), nameLengths = new Uint8Array(0) } = part.list.dense ?? {}
  const first = window << windowBits
  let at = part.met
  while (at < named.length && (named[at] ?? 0) < first) at += 1
  for (; at < named.length && (named[at] ?? 0) < first + windowSlots; at += 1) {
    const low = (named[at] ?? 0) - first
    scores[low] = (scores[low] ?? 0) + nameShare(nameLengths[at] ?? 0, part.nameWorth)
  }
  part.met = at
}

/** The same for a list that is shorter than the table of what its codes add. */
function addFew(scores: Int32Array, part: RankedPart, { from, to }: Places): void {
  const { list } = part
  for (let place = from; place < to; place += 1) {
    const low = list.lows[place] ?? 0
    scores[low] = (scores[low] ?? 0) + worthOf(list.factsIn(place), part)
  }
}
