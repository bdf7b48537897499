/** Numbers of one kind, as many as come: hundreds of millions of them do not fit into an array of objects. */
export class GrowingArray {
  #numbers
  #length = 0

  constructor(Kind) {
    this.#numbers = new Kind(1024)
  }

  get length() {
    return this.#length
  }

  push(number) {
    if (this.#length === this.#numbers.length) {
      const larger = new this.#numbers.constructor(this.#length * 2)
      larger.set(this.#numbers)
      this.#numbers = larger
    }
    this.#numbers[this.#length] = number
    this.#length += 1
  }

  get all() {
    return this.#numbers.subarray(0, this.#length)
  }
}
