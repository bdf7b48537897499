import { packFacts } from './pack-facts.ts'
import { saturation } from './search-field.ts'
import { hashTerm, lowestHashes } from './sketch-terms.ts'

/** Numbers of 32 bits of an entry: two for the weight, one for the fields, one for the hash of the term plus 1. */
const stride = 4
const [fieldsAt, hashAt] = [2, 3]

/** What the terms of one document weigh. All that is known of a term lies together: of most it is far from what was just used. */
export class TermWeights {
  #words = new Int32Array(stride << 10)
  #weights = new Float64Array(this.#words.buffer)
  /** Terms of the document, in the order in which they were met, and how many. */
  #met = new Uint32Array(1024)
  #count = 0
  #hashes = new Uint16Array(1024)
  /** The facts of the terms, after `settle`. */
  #facts = new Uint32Array(1024)

  get count(): number {
    return this.#count
  }

  /** The terms, in the order in which they were met. */
  get terms(): Uint32Array {
    return this.#met.subarray(0, this.#count)
  }

  /** What is known of each, see `packFacts`. */
  get facts(): Uint32Array {
    return this.#facts.subarray(0, this.#count)
  }

  /** Adds a weight to each of some terms, as often as it is among them. `terms` are fewer than `known`, `field` is a bit. */
  add(terms: Uint32Array, { field, weight, known }: { field: number; weight: number; known: number }): void {
    if (known * stride > this.#words.length) this.#widen(known)
    if (this.#count + terms.length > this.#met.length) this.#meetMore(this.#count + terms.length)
    const words = this.#words
    const weights = this.#weights
    const met = this.#met
    let count = this.#count
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] ?? 0
      const place = term * stride
      const fields = words[place + fieldsAt] ?? 0
      if (fields === 0) met[count++] = term
      words[place + fieldsAt] = fields | field
      weights[term * 2] = (weights[term * 2] ?? 0) + weight
    }
    this.#count = count
  }

  /** Makes the facts of the terms, and the sketch of the document. `texts` are all terms by their numbers. */
  settle(texts: readonly string[], nameLength: number): Uint16Array {
    const words = this.#words
    const weights = this.#weights
    for (let at = 0; at < this.#count; at += 1) {
      const term = this.#met[at] ?? 0
      const place = term * stride
      const weight = weights[term * 2] ?? 0
      // One byte holds all that ranking needs: with more, no answer changed on the sets of docs/search.md.
      const impact = Math.max(1, Math.round((255 * weight) / (weight + saturation)))
      this.#facts[at] = packFacts(impact, words[place + fieldsAt] ?? 0, nameLength)
      let hash = words[place + hashAt] ?? 0
      if (hash === 0) words[place + hashAt] = hash = hashTerm(texts[term] ?? '') + 1
      this.#hashes[at] = hash - 1
      weights[term * 2] = 0
      words[place + fieldsAt] = 0
    }
    return lowestHashes(this.#hashes.subarray(0, this.#count))
  }

  /** Makes ready for the next document, once it was settled. */
  clear(): void {
    this.#count = 0
  }

  #widen(known: number): void {
    const words = new Int32Array(2 * known * stride)
    words.set(this.#words)
    this.#words = words
    this.#weights = new Float64Array(words.buffer)
  }

  #meetMore(count: number): void {
    const met = new Uint32Array(2 * count)
    met.set(this.terms)
    this.#met = met
    this.#facts = new Uint32Array(2 * count)
    this.#hashes = new Uint16Array(2 * count)
  }
}
