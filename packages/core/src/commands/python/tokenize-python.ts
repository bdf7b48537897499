import type { PythonLine, PythonSource, PythonToken } from './python-token.ts'
import { readPythonString } from './read-python-string.ts'

const name = /[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*/uy
const number = /(?:\d|\.\d)[\w.]*/y
const operator = /->|:=|\*\*=?|\/\/=?|[<>]{2}=?|[=!<>+\-*/%&|^@]=|[-+*/%&|^~<>=@.,:;()[\]{}!]/y
const continuation = /\\\r?\n/y
const stringPrefix = /(?:[rbfut]{0,2})(?=['"])/iy

/** One walk over the text; every character is looked at a bounded number of times. */
class PythonTokenizer {
  readonly #text: string
  readonly #lines: PythonLine[] = []
  #at = 0
  #tokens: PythonToken[] = []
  #indent = 0
  #open: PythonToken[] = []
  #fault: PythonSource['fault']

  constructor(text: string) {
    this.#text = text
  }

  run(): PythonSource {
    this.#readIndent()
    while (this.#at < this.#text.length && this.#fault === undefined) this.#step()
    const open = this.#open.at(-1)
    if (this.#fault === undefined && open !== undefined)
      this.#fault = { message: `The ${open.text} that opens here is never closed.`, offset: open.offset }
    this.#endLine()
    return { lines: this.#lines, ...(this.#fault && { fault: this.#fault }) }
  }

  #step(): void {
    const character = this.#text.charAt(this.#at)
    if (character === '\n') {
      this.#at += 1
      if (this.#open.length === 0) {
        this.#endLine()
        this.#readIndent()
      }
    } else if (character === ' ' || character === '\t' || character === '\r' || character === '\f') this.#at += 1
    else if (character === '#') this.#skipComment()
    else if (character === '\\') this.#at += this.#match(continuation)?.length ?? 1
    else this.#readToken()
  }

  #skipComment(): void {
    const end = this.#text.indexOf('\n', this.#at)
    this.#at = end === -1 ? this.#text.length : end
  }

  #readIndent(): void {
    let column = 0
    for (; this.#at < this.#text.length; this.#at += 1) {
      const character = this.#text.charAt(this.#at)
      if (character === '\t') column = (Math.floor(column / 8) + 1) * 8
      else if (character === ' ' || character === '\u{FEFF}') column += character === ' ' ? 1 : 0
      else break
    }
    this.#indent = column
  }

  #endLine(): void {
    if (this.#tokens.length > 0) this.#lines.push({ indent: this.#indent, tokens: this.#tokens })
    this.#tokens = []
  }

  #readToken(): void {
    const offset = this.#at
    const prefix = this.#match(stringPrefix)
    if (prefix !== undefined) {
      const token = readPythonString(this.#text, { start: offset, quote: offset + prefix.length })
      if (token === undefined) this.#fault = { message: 'The text that opens here is never closed.', offset }
      else this.#push(token)
      return
    }
    const word = this.#match(name)
    if (word !== undefined) return this.#push({ kind: 'name', text: word, offset })
    const digits = this.#match(number)
    if (digits !== undefined) return this.#push({ kind: 'number', text: digits, offset })
    const sign = this.#match(operator)
    if (sign === undefined) {
      this.#fault = { message: `${JSON.stringify(this.#text.charAt(offset))} means nothing in Python.`, offset }
      return
    }
    this.#pushOperator({ kind: 'operator', text: sign, offset })
  }

  #pushOperator(token: PythonToken): void {
    const { text } = token
    if (text === ';' && this.#open.length === 0) {
      this.#at += 1
      return this.#endLine()
    }
    if ('([{'.includes(text)) this.#open.push(token)
    else if (')]}'.includes(text)) {
      const open = this.#open.pop()
      if (open === undefined || '([{'.indexOf(open.text) !== ')]}'.indexOf(text)) {
        this.#fault = { message: `The ${text} here closes nothing.`, offset: token.offset }
      }
    }
    this.#push(token)
  }

  #push(token: PythonToken): void {
    this.#tokens.push(token)
    this.#at = token.offset + token.text.length
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    return pattern.exec(this.#text)?.[0]
  }
}

/** The statements of a Python file as tokens, without running any of it. Comments are left out. */
export function tokenizePython(text: string): PythonSource {
  return new PythonTokenizer(text).run()
}
