/** The best of many scores that are offered in the order of their slots; of equals the first stay. */
export class BestScores {
  readonly #limit: number
  /** A heap: whoever is worst stands first, and of equals the last slot. */
  readonly #slots: number[] = []
  readonly #scores: number[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Only what is above it comes among the best; 0 while there is room for all. */
  get least(): number {
    return this.#slots.length < this.#limit ? 0 : (this.#scores[0] ?? Number.POSITIVE_INFINITY)
  }

  /** For scores above `least`. */
  offer(slot: number, score: number): void {
    if (this.#slots.length < this.#limit) this.#rise(this.#slots.length, slot, score)
    else this.#sink(slot, score)
  }

  /** Best first. */
  get ordered(): readonly { readonly slot: number; readonly score: number }[] {
    return this.#slots
      .map((slot, at) => ({ slot, score: this.#scores[at] ?? 0 }))
      .toSorted((a, b) => b.score - a.score || a.slot - b.slot)
  }

  #isWorse(slot: number, score: number, at: number): boolean {
    const other = this.#scores[at] ?? 0
    return score < other || (score === other && slot > (this.#slots[at] ?? 0))
  }

  #rise(from: number, slot: number, score: number): void {
    let at = from
    while (at > 0 && this.#isWorse(slot, score, (at - 1) >>> 1)) {
      this.#move((at - 1) >>> 1, at)
      at = (at - 1) >>> 1
    }
    this.#put(at, slot, score)
  }

  /** In the place of the worst. */
  #sink(slot: number, score: number): void {
    const count = this.#slots.length
    let at = 0
    for (let child = 1; child < count; child = 2 * at + 1) {
      const other = child + 1
      if (other < count && this.#isWorse(this.#slots[other] ?? 0, this.#scores[other] ?? 0, child)) child = other
      if (this.#isWorse(slot, score, child)) break
      this.#move(child, at)
      at = child
    }
    this.#put(at, slot, score)
  }

  #move(from: number, to: number): void {
    this.#put(to, this.#slots[from] ?? 0, this.#scores[from] ?? 0)
  }

  #put(at: number, slot: number, score: number): void {
    this.#slots[at] = slot
    this.#scores[at] = score
  }
}
