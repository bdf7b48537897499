import { ByteWriter } from './byte-writer.ts'
import { hashPart } from './hash-bytes.ts'
import { notThere } from './piece-table.ts'

/** Numbers of an entry: hash, where the bytes are kept, how many they are, what they give. */
const stride = 4

/** What pieces of text give that fit no key of `PieceTable`, by their bytes: no text is made of a piece that is known. */
export class ByteTable {
  #entries = new Int32Array(stride << 10)
  #count = 0
  readonly #kept = new ByteWriter()

  /** How many pieces it holds. */
  get size(): number {
    return this.#count
  }

  /** What was put for the bytes from one place to another; `notThere` where nothing was. */
  get(bytes: Uint8Array, from: number, to: number): number {
    const hash = hashPart(bytes, from, to) | 0
    const entries = this.#entries
    const last = entries.length - 1
    for (let at = (hash * stride) & last; ; at = (at + stride) & last) {
      const length = entries[at + 2] ?? 0
      if (length === 0) return notThere
      // Two pieces may have one hash, and somebody may look for such: the bytes decide.
      if (length === to - from && entries[at] === hash && this.#isKept(entries[at + 1] ?? 0, bytes, from, to)) {
        return entries[at + 3] ?? 0
      }
    }
  }

  /** For bytes, at least one, that have nothing yet. */
  put(bytes: Uint8Array, { from, to }: { readonly from: number; readonly to: number }, given: number): void {
    this.#count += 1
    if (this.#count * 2 * stride > this.#entries.length) this.#grow()
    const place = this.#kept.length
    this.#kept.part(bytes, from, to)
    insert(this.#entries, [hashPart(bytes, from, to) | 0, place, to - from, given])
  }

  // oxlint-disable-next-line max-params -- It runs for each long piece of each skill; an object for each would be most of the time.
  #isKept(place: number, bytes: Uint8Array, from: number, to: number): boolean {
    for (let at = from; at < to; at += 1) if (bytes[at] !== this.#kept.byteAt(place + at - from)) return false
    return true
  }

  #grow(): void {
    const before = this.#entries
    this.#entries = new Int32Array(before.length * 2)
    for (let from = 0; from < before.length; from += stride) {
      if (before[from + 2] !== 0) insert(this.#entries, before.subarray(from, from + stride))
    }
  }
}

function insert(entries: Int32Array, entry: ArrayLike<number>): void {
  const last = entries.length - 1
  let at = ((entry[0] ?? 0) * stride) & last
  while (entries[at + 2] !== 0) at = (at + stride) & last
  entries.set(entry, at)
}
