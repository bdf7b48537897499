/** Counts how many different ones there are among small numbers, such as those of terms, list by list. */
export class DistinctNumbers {
  /** By number the last list that had it, from 1: to empty a set for each list takes longer than to count. */
  #lists = new Uint32Array(2048)
  #list = 0

  /** How many of the first `count` numbers are different. */
  count(numbers: Uint32Array, count: number): number {
    this.#list += 1
    let distinct = 0
    for (let at = 0; at < count; at += 1) {
      const number = numbers[at] ?? 0
      if (number >= this.#lists.length) this.#grow(number)
      if (this.#lists[number] === this.#list) continue
      this.#lists[number] = this.#list
      distinct += 1
    }
    return distinct
  }

  #grow(number: number): void {
    const grown = new Uint32Array(2 * number)
    grown.set(this.#lists)
    this.#lists = grown
  }
}
