import { TextGrams } from '../literals/text-grams.ts'

/** A text that was made from another one, with the way back: which offset of the original each character comes from. */
export class MappedText {
  readonly text: string
  readonly #origins: readonly number[] | Uint32Array | undefined
  readonly #shift: number
  #grams: TextGrams | undefined

  /** Without `origins` every character stands where it stood, `shift` further on. */
  constructor(text: string, origins?: readonly number[] | Uint32Array, shift = 0) {
    this.text = text
    this.#origins = origins
    this.#shift = shift
  }

  /** What patterns are looked for by before they are run, see `mayMatch`. */
  get grams(): TextGrams {
    this.#grams ??= new TextGrams(this.text)
    return this.#grams
  }

  /** Offset in the original of a 0-based offset here. */
  origin(offset: number): number {
    if (this.#origins === undefined) return offset + this.#shift
    if (this.#origins.length === 0) return this.#shift
    return (this.#origins[Math.min(offset, this.#origins.length - 1)] ?? 0) + this.#shift
  }

  /** A part, with the way back to the same original. */
  slice(start: number, end = this.text.length): MappedText {
    const text = this.text.slice(start, end)
    return this.#origins === undefined
      ? new MappedText(text, undefined, this.#shift + start)
      : new MappedText(text, this.#origins.slice(start, end), this.#shift)
  }

  /** The same places with other characters; `text` must be as long as this one. */
  withText(text: string): MappedText {
    return new MappedText(text, this.#origins, this.#shift)
  }

  /** Replaces what `pattern` (global) matches; a replacement comes from where its match began. */
  replace(pattern: RegExp, replacement: (match: RegExpExecArray) => string): MappedText {
    pattern.lastIndex = 0
    let match = pattern.exec(this.text)
    if (match === null) return this
    const parts: string[] = []
    const origins: number[] = []
    let done = 0
    const keep = (end: number) => {
      parts.push(this.text.slice(done, end))
      for (let index = done; index < end; index += 1) origins.push(this.origin(index))
    }
    while (match !== null) {
      keep(match.index)
      const text = replacement(match)
      parts.push(text)
      const from = this.origin(match.index)
      for (let index = 0; index < text.length; index += 1) origins.push(from)
      done = match.index + match[0].length
      if (match[0].length === 0) pattern.lastIndex += 1
      match = pattern.exec(this.text)
    }
    keep(this.text.length)
    return new MappedText(parts.join(''), origins)
  }
}
