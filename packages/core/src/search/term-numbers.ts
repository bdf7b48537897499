import { hashSigns } from './hash-signs.ts'

/** Numbers for terms, from 0. With many new terms a `Map` takes several times as long, most of it to throw away what it was before. */
export class TermNumbers {
  /** The terms by their numbers. */
  readonly terms: string[] = []
  #hashes = new Uint32Array(1024)
  /** Numbers plus 1 by the hashes of their terms, at most half full. */
  #places = new Uint32Array(2048)

  /** The number of a term, the same for the life of this object. */
  numberOf(term: string): number {
    const hash = hashSigns(term)
    const places = this.#places
    const last = places.length - 1
    let at = hash & last
    for (let number = places[at] ?? 0; number !== 0; number = places[at] ?? 0) {
      // Two terms may have one hash, and somebody may look for such: the signs decide.
      if (this.#hashes[number - 1] === hash && this.terms[number - 1] === term) return number - 1
      at = (at + 1) & last
    }
    const number = this.terms.push(term) - 1
    if (number === this.#hashes.length) this.#grow()
    this.#hashes[number] = hash
    this.#places[at] = number + 1
    if (number * 2 >= places.length) this.#enterAnew()
    return number
  }

  /** `hashSigns` of the term that has a number. */
  hashOf(number: number): number {
    return this.#hashes[number] ?? 0
  }

  #grow(): void {
    const hashes = new Uint32Array(2 * this.#hashes.length)
    hashes.set(this.#hashes)
    this.#hashes = hashes
  }

  #enterAnew(): void {
    const places = new Uint32Array(2 * this.#places.length)
    const last = places.length - 1
    for (let number = 0; number < this.terms.length; number += 1) {
      let at = (this.#hashes[number] ?? 0) & last
      while (places[at] !== 0) at = (at + 1) & last
      places[at] = number + 1
    }
    this.#places = places
  }
}
