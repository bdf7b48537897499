import { impactOf, nameLengthOf } from './pack-facts.ts'
import { windowBits, windowSlots } from './window-slots.ts'
import type { TermList } from './term-list.ts'

/** The impacts of a term in every document, 0 where a document lacks it: for adding without asking which have it. */
export class DenseImpacts {
  /** One byte for each slot of each window. */
  readonly windows: readonly Uint8Array[]
  /** The slots in whose names the term stands, ascending, and how many terms each name has. */
  readonly named: Uint32Array
  readonly nameLengths: Uint8Array

  constructor(list: TermList) {
    const { lows, starts, count } = list
    this.windows = Array.from({ length: starts.length - 1 }, () => new Uint8Array(windowSlots))
    const [named, lengths] = [new Uint32Array(count), new Uint8Array(count)]
    let found = 0
    for (const [window, impacts] of this.windows.entries()) {
      const end = starts[window + 1] ?? 0
      for (let place = starts[window] ?? 0; place < end; place += 1) {
        const facts = list.factsIn(place)
        impacts[lows[place] ?? 0] = impactOf(facts)
        if (nameLengthOf(facts) === 0) continue
        named[found] = (window << windowBits) | (lows[place] ?? 0)
        lengths[found++] = nameLengthOf(facts)
      }
    }
    this.named = named.slice(0, found)
    this.nameLengths = lengths.slice(0, found)
  }

  /** Bytes that it takes. */
  get bytes(): number {
    return this.windows.length * windowSlots + 5 * this.named.length
  }
}
