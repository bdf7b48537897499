import { encodeTextInto } from '../text/encode-text-into.ts'

/** Bytes that grow as they are written; numbers are little-endian. */
export class ByteWriter {
  #bytes: Uint8Array
  #length = 0

  /** With room for `expected` bytes. Too much costs little: memory is not taken before it is written. */
  constructor(expected = 1024) {
    this.#bytes = new Uint8Array(expected)
  }

  get length(): number {
    return this.#length
  }

  /** What was written so far, as a view that the next write may leave behind. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  /** One of those that were written. */
  byteAt(place: number): number {
    return this.#bytes[place] ?? 0
  }

  byte(value: number): void {
    this.#reserve(1)
    this.#bytes[this.#length++] = value
  }

  /** Seven bits a byte, the lowest first; `value` is a whole number from 0 to 2^32 - 1. */
  varint(value: number): void {
    this.#reserve(5)
    let rest = value >>> 0
    while (rest > 127) {
      this.#bytes[this.#length++] = (rest & 127) | 128
      rest >>>= 7
    }
    this.#bytes[this.#length++] = rest
  }

  raw(values: Uint8Array): void {
    this.#reserve(values.length)
    this.#bytes.set(values, this.#length)
    this.#length += values.length
  }

  /** A part of other bytes, of a few: copied one by one, which is faster than to make a view of them. */
  part(values: Uint8Array, from: number, to: number): void {
    this.#reserve(to - from)
    for (let at = from; at < to; at += 1) this.#bytes[this.#length++] = values[at] ?? 0
  }

  /** A text in UTF-8. */
  text(text: string): void {
    this.#reserve(3 * text.length)
    const start = this.#length
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code > 127) {
        this.#length = start + encodeTextInto(text, this.#bytes.subarray(start))
        return
      }
      this.#bytes[this.#length++] = code
    }
  }

  /** A count, then values, then zeros up to `length` of them: each in two bytes. */
  shorts(count: number, values: Uint16Array, length: number): void {
    this.#reserve(2 * (length + 1))
    const bytes = this.#bytes
    let at = this.#length
    for (let place = -1; place < length; place += 1) {
      const value = place < 0 ? count : (values[place] ?? 0)
      bytes[at++] = value & 255
      bytes[at++] = value >>> 8
    }
    this.#length = at
  }

  /** Room for so many bytes, to be filled and then counted with `advance`. */
  room(most: number): Uint8Array {
    this.#reserve(most)
    return this.#bytes.subarray(this.#length)
  }

  advance(count: number): void {
    this.#length += count
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more))
    grown.set(this.bytes)
    this.#bytes = grown
  }
}
