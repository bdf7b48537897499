import { fieldsOf, impactOf, nameLengthOf, shortCodes, type PostingFacts } from './pack-facts.ts'
import { codeFinder } from './code-finder.ts'
import { DenseImpacts } from './dense-impacts.ts'
import { searchFields } from './search-field.ts'
import { windowBits, windowSlots } from './window-slots.ts'

/** Postings of one term as a segment has them: documents ascending, for each a code or `shortCodes`. */
export interface CodedPostings {
  readonly documents: Uint32Array
  readonly codes: Uint8Array
  /** The facts of those that have no code, in their order. */
  readonly rare: Uint32Array
  /** The facts of the codes. */
  readonly table: Uint32Array
}

const triggerBit = 1 << searchFields.indexOf('trigger')

/** What a list is made of. */
export interface ListParts {
  /** How many documents have the term. */
  readonly count: number
  /** The low bits of the slots, ascending within a window. */
  readonly lows: Uint16Array
  /** Where the slots of each window begin; one more entry than windows. */
  readonly starts: Uint32Array
  /** What is known of each, `shortCodes` where it is among `rare`. */
  readonly codes: Uint8Array
  /** The facts of the codes. */
  readonly table: Uint32Array
  /** Places of those without a code, ascending, and their facts. */
  readonly rarePlaces: Uint32Array
  readonly rareFacts: Uint32Array
  /** 1 for each code that one of them has. */
  readonly met: Uint8Array
}

/**
 * The documents that have one term, by their slots in an index, and what is known of the term in each: three bytes for
 * each, because a process that serves keeps millions of them.
 */
export class TermList implements Omit<ListParts, 'met'> {
  readonly count: number
  readonly lows: Uint16Array
  readonly starts: Uint32Array
  readonly codes: Uint8Array
  readonly table: Uint32Array
  readonly rarePlaces: Uint32Array
  readonly rareFacts: Uint32Array
  readonly mostImpact: number
  readonly isInNames: boolean
  readonly isInTriggers: boolean
  #dense: DenseImpacts | undefined

  constructor({ count, lows, starts, codes, table, rarePlaces, rareFacts, met }: ListParts) {
    this.count = count
    this.lows = lows
    this.starts = starts
    this.codes = codes
    this.table = table
    this.rarePlaces = rarePlaces
    this.rareFacts = rareFacts
    let [mostImpact, isInNames, fields] = [0, false, 0]
    const look = (facts: number): void => {
      if (impactOf(facts) > mostImpact) mostImpact = impactOf(facts)
      if (nameLengthOf(facts) > 0) isInNames = true
      fields |= fieldsOf(facts)
    }
    // From one that was met to the next: most of the codes are not.
    for (let code = met.indexOf(1); code >= 0 && code < table.length; code = met.indexOf(1, code + 1)) {
      look(table[code] ?? 0)
    }
    for (let at = 0; at < rareFacts.length; at += 1) look(rareFacts[at] ?? 0)
    this.mostImpact = mostImpact
    this.isInNames = isInNames
    this.isInTriggers = (fields & triggerBit) !== 0
  }

  /** The list of postings whose documents are slots. Everything is copied. */
  static ofCodes({ documents, codes, rare, table }: CodedPostings): TermList {
    const count = documents.length
    const rarePlaces = new Uint32Array(rare.length)
    const lows = new Uint16Array(count)
    const starts = new Uint32Array(((documents.at(-1) ?? 0) >>> windowBits) + 2)
    const met = new Uint8Array(shortCodes + 1)
    let [window, rarely] = [0, 0]
    for (let place = 0; place < count; place += 1) {
      const slot = documents[place] ?? 0
      for (; window < slot >>> windowBits; window += 1) starts[window + 1] = place
      lows[place] = slot & (windowSlots - 1)
      const code = codes[place] ?? 0
      met[code] = 1
      if (code === shortCodes) rarePlaces[rarely++] = place
    }
    starts[window + 1] = count
    return new TermList({ count, lows, starts, codes: codes.slice(), table, rarePlaces, rareFacts: rare.slice(), met })
  }

  /** The same of slots, ascending, and their facts; those that the table has get its codes. */
  static of(slots: Uint32Array, facts: Uint32Array, table: Uint32Array = new Uint32Array(0)): TermList {
    const codeOf = codeFinder(table)
    const codes = new Uint8Array(facts.length)
    for (let at = 0; at < facts.length; at += 1) codes[at] = codeOf(facts[at] ?? 0)
    const rare = facts.filter((_, at) => codes[at] === shortCodes)
    return TermList.ofCodes({ documents: slots, codes, rare, table })
  }

  /** The impacts of all documents, once `spread` was called. */
  get dense(): DenseImpacts | undefined {
    return this.#dense
  }

  /** Makes them; gives the bytes that they take. */
  spread(): number {
    this.#dense ??= new DenseImpacts(this)
    return this.#dense.bytes
  }

  /** Bytes that it takes, without `dense`. */
  get bytes(): number {
    return 3 * this.count + 8 * this.rareFacts.length + 4 * this.starts.length
  }

  /** What is known of the term in the document of a slot; 0 where it has none. */
  factsAt(slot: number): PostingFacts {
    const window = slot >>> windowBits
    if (window + 1 >= this.starts.length) return 0
    if (this.#dense !== undefined && this.#dense.windows[window]?.[slot & (windowSlots - 1)] === 0) return 0
    const place = placeOf(this.lows, slot & (windowSlots - 1), [this.starts[window] ?? 0, this.starts[window + 1] ?? 0])
    return place < 0 ? 0 : this.factsIn(place)
  }

  /** How many documents of a window have the term. */
  countIn(window: number): number {
    return window + 1 < this.starts.length ? (this.starts[window + 1] ?? 0) - (this.starts[window] ?? 0) : 0
  }

  /** Sets in `bits` those of a window whose documents have the term. */
  markIn(bits: Uint32Array, window: number): void {
    const from = this.starts[window] ?? 0
    const to = from + this.countIn(window)
    for (let place = from; place < to; place += 1) {
      const low = this.lows[place] ?? 0
      bits[low >>> 5] = (bits[low >>> 5] ?? 0) | (1 << (low & 31))
    }
  }

  /** What is known of the term in the document of a place. */
  factsIn(place: number): PostingFacts {
    const code = this.codes[place] ?? 0
    if (code < shortCodes) return this.table[code] ?? 0
    return this.rareFacts[placeOf(this.rarePlaces, place, [0, this.rarePlaces.length])] ?? 0
  }
}

function placeOf(
  ascending: Uint16Array | Uint32Array,
  value: number,
  [from, to]: readonly [from: number, to: number],
): number {
  let low = from
  let high = to - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = ascending[middle] ?? 0
    if (found === value) return middle
    if (found < value) low = middle + 1
    else high = middle - 1
  }
  return -1
}
