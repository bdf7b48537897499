import { fieldsOf, impactOf, nameLengthOf, packFacts, type PostingFacts } from './pack-facts.ts'

/**
 * The documents that have one term, by their slots in an index, and what is known of the term in each. Terms of many
 * documents have a place for every slot, so that one is looked up without searching.
 */
export class TermList {
  /** How many documents have the term. */
  readonly count: number
  /** Ascending; `undefined` where every slot has a place, 0 in `impacts` for a document without the term. */
  readonly slots: Uint32Array | undefined
  /** How much each document is about it, see `PostingFacts`. */
  readonly impacts: Uint8Array
  /** A bit for each slot, where many documents have the term. */
  readonly bits: Uint32Array | undefined
  readonly mostImpact: number
  /** Documents that have it in their names, ascending, and how many terms those have. */
  readonly named: Uint32Array
  readonly nameLengths: Uint8Array
  readonly #fields: Uint8Array

  /** `slots` ascending, each with its `facts`; `size` is one more than the highest slot of the index. */
  constructor(slots: Uint32Array, facts: Uint32Array, size: number) {
    const isSpread = slots.length * manyShare > size
    this.count = slots.length
    this.slots = isSpread ? undefined : slots
    this.impacts = new Uint8Array(isSpread ? size : slots.length)
    this.#fields = new Uint8Array(this.impacts.length)
    this.bits = slots.length * bitsShare > size ? new Uint32Array((size + 31) >>> 5) : undefined
    const named: number[] = []
    const lengths: number[] = []
    let most = 0
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0
      const each = facts[at] ?? 0
      const impact = impactOf(each)
      const place = isSpread ? slot : at
      this.impacts[place] = impact
      this.#fields[place] = fieldsOf(each)
      if (this.bits !== undefined) this.bits[slot >>> 5] = (this.bits[slot >>> 5] ?? 0) | (1 << (slot & 31))
      if (impact > most) most = impact
      if (nameLengthOf(each) === 0) continue
      named.push(slot)
      lengths.push(nameLengthOf(each))
    }
    this.mostImpact = most
    this.named = Uint32Array.from(named)
    this.nameLengths = Uint8Array.from(lengths)
  }

  /** Bytes that it takes. */
  get bytes(): number {
    return (
      2 * this.impacts.length + 4 * (this.slots?.length ?? 0) + 4 * (this.bits?.length ?? 0) + 5 * this.named.length
    )
  }

  /** What is known of the term in the document of a slot; 0 where it has none. */
  factsAt(slot: number): PostingFacts {
    const place = this.slots === undefined ? slot : placeOf(this.slots, slot)
    const impact = place < 0 ? 0 : (this.impacts[place] ?? 0)
    if (impact === 0) return 0
    const name = placeOf(this.named, slot)
    return packFacts(impact, this.#fields[place] ?? 0, name < 0 ? 0 : (this.nameLengths[name] ?? 0))
  }
}

/** A list of more than the third part of all takes less room with a place for each. */
const manyShare = 3
/** From this part of all on, to join sets is faster by bits than one by one. */
const bitsShare = 16

function placeOf(ascending: Uint32Array, value: number): number {
  let low = 0
  let high = ascending.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = ascending[middle] ?? 0
    if (found === value) return middle
    if (found < value) low = middle + 1
    else high = middle - 1
  }
  return -1
}
