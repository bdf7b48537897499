/**
 * Thrown by the fast reader where it is not certain. One object for all: it carries nothing, and making
 * a stack trace would cost more than the reading.
 */
export const notPlain = new Error('not plain YAML')

/** Character codes that the fast reader looks at. */
export const codes = {
  feed: 10,
  carriage: 13,
  space: 32,
  doubleQuote: 34,
  hash: 35,
  singleQuote: 39,
  comma: 44,
  hyphen: 45,
  colon: 58,
  greater: 62,
  openBracket: 91,
  backslash: 92,
  closeBracket: 93,
  openBrace: 123,
  bar: 124,
  closeBrace: 125,
} as const

/** A walk over the lines of plain YAML. Offsets are 0-based UTF-16 in `text`. */
export class PlainCursor {
  readonly text: string
  readonly end: number
  /** Start of the current line's content, after its indentation. */
  at: number
  /** Spaces before the content; -1 at the end of the text. */
  indent = -1
  /** End of the current line, without its line break. */
  lineEnd = 0
  /** Start of the line after the current one. */
  next: number
  /** Keys and values so far; the full reader judges a frontmatter that has many. */
  #parts = 0

  constructor(text: string, start: number, end: number) {
    this.text = text
    this.end = end
    this.at = start
    this.next = start
  }

  /** Is the text at its end? */
  get done(): boolean {
    return this.indent === -1
  }

  /** Goes to the next line that is neither blank nor a comment. Says whether it passed a comment. */
  advance(): boolean {
    let comment = false
    for (;;) {
      this.advanceLine()
      if (this.indent === -1) return comment
      if (this.at === this.lineEnd) continue
      if (this.text.charCodeAt(this.at) !== codes.hash) return comment
      comment = true
    }
  }

  /** Goes to the next line, whatever it is. */
  advanceLine(): void {
    const start = this.next
    if (start >= this.end) {
      this.at = this.end
      this.lineEnd = this.end
      this.indent = -1
      return
    }
    const feed = this.text.indexOf('\n', start)
    const last = feed === -1 || feed >= this.end ? this.end : feed
    this.next = last === this.end ? this.end : last + 1
    this.lineEnd = last > start && this.text.charCodeAt(last - 1) === codes.carriage ? last - 1 : last
    let at = start
    while (at < this.lineEnd && this.text.charCodeAt(at) === codes.space) at += 1
    this.at = at
    this.indent = at - start
  }

  /** Counts one more part and gives up when there are many. */
  count(): void {
    this.#parts += 1
    if (this.#parts > 1000) throw notPlain
  }

  skipSpaces(from: number): number {
    let at = from
    while (at < this.lineEnd && this.text.charCodeAt(at) === codes.space) at += 1
    return at
  }

  /** Nothing may follow a value on its line but a comment after white space. */
  expectLineEnd(from: number): void {
    const at = this.skipSpaces(from)
    if (at === this.lineEnd) return
    if (at === from || this.text.charCodeAt(at) !== codes.hash) throw notPlain
  }
}
