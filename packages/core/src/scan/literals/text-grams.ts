import { otherCase } from './other-case.ts'

/** Powers of two: how many bits a short text has, and a long one at the most. */
const fewest = 10
const most = 17
/** Set where a word is not found in a text of ASCII alone. */
const beyondAscii = 1 << 16

/** Which runs of three characters a text holds, whatever their case: enough to know that a word is not in it. */
export class TextGrams {
  readonly #bits: Int32Array
  readonly #shift: number
  readonly #isAscii: boolean

  constructor(text: string) {
    const power = Math.max(fewest, Math.min(most, 35 - Math.clz32(text.length)))
    const bits = new Int32Array(1 << (power - 5))
    const shift = 32 - power
    let codes = 0
    let run = 0
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index)
      codes |= code
      run = nextRun(run, code)
      const bit = gramOf(run) >>> shift
      bits[bit >> 5] = (bits[bit >> 5] ?? 0) | (1 << bit)
    }
    this.#bits = bits
    this.#shift = shift
    this.#isAscii = codes < 0x80
  }

  /** Words as `mayHold` looks for them: for each how many runs it has, and then these. */
  static ofWords(words: readonly string[]): Int32Array {
    const grams: number[] = []
    for (const word of words) {
      const head = grams.push(0) - 1
      let codes = 0
      let run = 0
      let length = 0
      for (let index = 0; index < word.length; index += 1) {
        const code = word.charCodeAt(index)
        codes |= code
        run = nextRun(run, code)
        length = word[index] === otherCase ? 0 : length + 1
        if (length > 2) grams.push(gramOf(run))
      }
      grams[head] = (grams.length - head - 1) | (codes < 0x80 ? 0 : beyondAscii)
    }
    return Int32Array.from(grams)
  }

  /** Can one of these be in the text? `false` is sure. */
  mayHold(words: Int32Array): boolean {
    const bits = this.#bits
    const shift = this.#shift
    for (let index = 0; index < words.length;) {
      const head = words[index] ?? 0
      const end = index + 1 + (head & (beyondAscii - 1))
      index += 1
      if (head < beyondAscii || !this.#isAscii) {
        while (index < end) {
          const bit = (words[index] ?? 0) >>> shift
          if (((bits[bit >> 5] ?? 0) & (1 << bit)) === 0) break
          index += 1
        }
        if (index === end) return true
      }
      index = end
    }
    return false
  }
}

/** The last three characters in one number, of the earlier ones as much as has room; those of ASCII in lower case. */
function nextRun(before: number, code: number): number {
  return ((before & 0x3fff) << 7) ^ folded(code)
}

/** In lower case; with the flags `i` and `u` the long `s` is an `s`, too, and the sign of Kelvin a `k`. */
function folded(code: number): number {
  if (code < 0x80) return code >= 65 && code <= 90 ? code | 32 : code
  return code === 0x17f ? 0x73 : code === 0x212a ? 0x6b : code
}

function gramOf(run: number): number {
  return Math.imul(run, 0x9e3779b1)
}
