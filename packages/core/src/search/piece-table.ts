/** Signs that one number of a key holds, six bits each. */
export const keySigns = 5
/** Longer pieces do not fit into a key. */
export const longestKey = 3 * keySigns

/** What nothing gives. */
export const notThere = -(2 ** 31)

/** Numbers of an entry: three of the key, and what it gives. */
const stride = 4

/** Numbers of a key in a row of them: three, and its place. */
export const keyStride = 4

/**
 * What short pieces of a text give, by the pieces themselves: fifteen signs of six bits fit into three numbers, so that one
 * look-up is one line of memory, and nothing need be compared elsewhere. Open addressing; no piece begins with 0.
 */
export class PieceTable {
  #entries = new Int32Array(stride << 12)
  #count = 0

  /** How many pieces it holds. */
  get size(): number {
    return this.#count
  }

  /** What was put for a key, above `notThere`; that where nothing was. */
  get(first: number, second: number, third: number): number {
    const entries = this.#entries
    const last = entries.length - 1
    for (let at = placeOf(first, second, third) & last; ; at = (at + stride) & last) {
      const found = entries[at]
      if (found === first && entries[at + 1] === second && entries[at + 2] === third) return entries[at + 3] ?? 0
      if (found === 0) return notThere
    }
  }

  /** The same for `count` keys in a row, each with its place: none waits for the memory that another looks at. */
  getAll(keys: Int32Array, count: number, given: Int32Array): void {
    const entries = this.#entries
    const last = entries.length - 1
    for (let number = 0, key = 0; number < count; number += 1, key += keyStride) {
      const at = (keys[key + 3] ?? 0) & last
      const first = keys[key] ?? 0
      const found = entries[at]
      if (found === first && entries[at + 1] === keys[key + 1] && entries[at + 2] === keys[key + 2]) {
        given[number] = entries[at + 3] ?? 0
      } else given[number] = found === 0 ? notThere : this.get(first, keys[key + 1] ?? 0, keys[key + 2] ?? 0)
    }
  }

  /** For a key that has nothing yet. */
  put(first: number, second: number, third: number, given: number): void {
    this.#count += 1
    if (this.#count * 2 * stride > this.#entries.length) this.#grow()
    insert(this.#entries, [first, second, third, given])
  }

  #grow(): void {
    const before = this.#entries
    this.#entries = new Int32Array(before.length * 2)
    for (let from = 0; from < before.length; from += stride) {
      if (before[from] !== 0) insert(this.#entries, before.subarray(from, from + stride))
    }
  }
}

function insert(entries: Int32Array, entry: ArrayLike<number>): void {
  const last = entries.length - 1
  let at = placeOf(entry[0] ?? 0, entry[1] ?? 0, entry[2] ?? 0) & last
  while (entries[at] !== 0) at = (at + stride) & last
  entries.set(entry, at)
}

/** Where a key is looked for first, in a table of any length; a multiple of `stride`. */
export function placeOf(first: number, second: number, third: number): number {
  let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b) ^ Math.imul(third, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) << 2
}
