import { MappedText } from '../text/mapped-text.ts'

const startsBlock = /^\s{0,12}(?:[-*+]\s|\d{1,3}[.)]\s|#{1,6}\s|\|)/
const startsRow = /^\s{0,12}(?:#{1,6}\s|\|)/

/**
 * Prose with its line breaks taken out: one line for each paragraph, list item, heading and row, each run of blanks
 * one space. A phrase that was broken over lines, or padded with blanks, reads as what it is.
 */
export class ProseBuilder {
  readonly #source: MappedText
  readonly #parts: string[] = []
  readonly #origins: Uint32Array
  #length = 0
  #open = false

  constructor(source: MappedText) {
    this.#source = source
    this.#origins = new Uint32Array(source.text.length + 1)
  }

  /** Offsets of one line in the source, without its end. */
  addLine(start: number, end: number): void {
    const { text } = this.#source
    const line = text.slice(start, end)
    const isBlock = startsBlock.test(line)
    if (this.#open) this.#push(isBlock ? '\n' : ' ', start)
    if (/\s\s|\t|\r/.test(line)) this.#addWords(line, start)
    else this.#add(line, start)
    this.#open = true
    if (isBlock && startsRow.test(line)) this.endBlock()
  }

  endBlock(): void {
    if (!this.#open) return
    this.#push('\n', Math.min(this.#source.text.length, (this.#origins[this.#length - 1] ?? 0) + 1))
    this.#open = false
  }

  finish(): MappedText {
    const origins = this.#origins.subarray(0, this.#length)
    for (let index = 0; index < origins.length; index += 1) origins[index] = this.#source.origin(origins[index] ?? 0)
    return new MappedText(this.#parts.join(''), origins)
  }

  #push(character: string, from: number): void {
    if (this.#length >= this.#origins.length) return
    this.#parts.push(character)
    this.#origins[this.#length] = from
    this.#length += 1
  }

  #add(text: string, from: number): void {
    const kept = text.slice(0, this.#origins.length - this.#length)
    for (let index = 0; index < kept.length; index += 1) this.#origins[this.#length + index] = from + index
    this.#parts.push(kept)
    this.#length += kept.length
  }

  #addWords(line: string, start: number): void {
    const words = /\S+/g
    let isFirst = true
    for (let match = words.exec(line); match !== null; match = words.exec(line)) {
      if (!isFirst) this.#push(' ', start + match.index - 1)
      this.#add(match[0], start + match.index)
      isFirst = false
    }
  }
}
