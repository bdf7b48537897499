/** Slots are below it, and scores are whole numbers below 2 to the 31: together they fit into one number exactly. */
const mostSlots = 2 ** 22
/** Numbers that are made room for at first. */
const usualRoom = 1024

/**
 * The best of many scores that are offered; of equals the lowest slots stay. They are put in order together, by the engine's
 * own sorting of numbers: that is fast from the first time on, where a heap of ours would have to be compiled first.
 */
export class BestScores {
  readonly #limit: number
  /** A number for each that was offered: the better the higher. */
  #keys: Float64Array<ArrayBuffer>
  #count = 0
  #least = 0

  constructor(limit: number) {
    this.#limit = limit
    this.#keys = new Float64Array(Math.min(2 * limit, usualRoom))
  }

  /** Only what is above it may come among the best; 0 while there is room for all. */
  get least(): number {
    return this.#least
  }

  /** For scores above `least`. */
  offer(slot: number, score: number): void {
    if (this.#count === this.#keys.length) this.#makeRoom()
    this.#keys[this.#count++] = score * mostSlots + (mostSlots - 1 - slot)
  }

  /** Best first. */
  get ordered(): readonly { readonly slot: number; readonly score: number }[] {
    const keys = this.#keys.subarray(0, this.#count).toSorted().toReversed()
    return Array.from(keys.subarray(0, this.#limit), (key) => {
      const score = Math.floor(key / mostSlots)
      return { slot: mostSlots - 1 - (key - score * mostSlots), score }
    })
  }

  #makeRoom(): void {
    if (this.#count < 2 * this.#limit) {
      const keys = new Float64Array(Math.min(2 * this.#limit, 2 * this.#count))
      keys.set(this.#keys)
      this.#keys = keys
      return
    }
    this.#keys.sort()
    this.#keys.copyWithin(0, this.#count - this.#limit)
    this.#count = this.#limit
    this.#least = Math.floor((this.#keys[0] ?? 0) / mostSlots)
  }
}
