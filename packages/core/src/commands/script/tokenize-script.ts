import { readScriptString } from './read-script-string.ts'
import type { ScriptSource, ScriptToken } from './script-token.ts'
import { skipTemplate } from './skip-template.ts'

const blank = /[^\S\n]+/y
const lineComment = /(?:\/\/|#!)[^\n]*/y
const word = /[\p{L}\p{Nl}$_#][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}$\u200C\u200D]*/uy
const number = /(?:\d|\.\d)[\w.]*/y
const quoted = /"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'/y
const regex = /\/(?:[^\\/[\n]|\\[^\n]|\[(?:[^\]\\\n]|\\[^\n])*\])+\/[a-z]*/y
const operator = /=>|\.\.\.|\?\.(?!\d)|[-+*/%&|^~<>=?:.,;()[\]{}!@]/y

/** Words after which a slash begins a regular expression, though words are values otherwise. */
const beforeRegex = /^(?:return|typeof|case|do|else|in|of|void|delete|throw|new|await|yield|instanceof)$/

/** One walk over the text; every character is looked at a bounded number of times. */
class ScriptTokenizer {
  readonly #text: string
  readonly #tokens: ScriptToken[] = []
  readonly #open: ScriptToken[] = []
  #at = 0
  #startsLine = true
  #comment: string | undefined
  #fault: ScriptSource['fault']

  constructor(text: string) {
    this.#text = text
  }

  run(): ScriptSource {
    while (this.#at < this.#text.length && this.#fault === undefined) this.#step()
    const open = this.#open.at(-1)
    if (this.#fault === undefined && open !== undefined)
      this.#fault = { message: `The ${open.text} that opens here is never closed.`, offset: open.offset }
    return { tokens: this.#tokens, ...(this.#fault && { fault: this.#fault }) }
  }

  #step(): void {
    if (this.#text.charAt(this.#at) === '\n') {
      this.#startsLine = true
      this.#at += 1
      return
    }
    const skipped = this.#match(blank) ?? this.#match(lineComment)
    if (skipped !== undefined) this.#at += skipped.length
    else if (this.#text.startsWith('/*', this.#at)) this.#skipBlockComment()
    else this.#readToken()
  }

  #skipBlockComment(): void {
    const end = this.#text.indexOf('*/', this.#at + 2)
    if (end === -1) {
      this.#fault = { message: 'The comment that opens here is never closed.', offset: this.#at }
      return
    }
    const inside = this.#text.slice(this.#at + 2, end)
    if (inside.startsWith('*')) this.#comment = plainComment(inside.slice(1))
    if (inside.includes('\n')) this.#startsLine = true
    this.#at = end + 2
  }

  #readToken(): void {
    const offset = this.#at
    const string = this.#match(quoted)
    if (string !== undefined) return this.#push('string', string, readScriptString(string.slice(1, -1)))
    if (this.#text.charAt(offset) === '`') return this.#readTemplate(offset)
    const name = this.#match(word)
    if (name !== undefined) return this.#push('name', name)
    const digits = this.#match(number)
    if (digits !== undefined) return this.#push('number', digits)
    if (this.#text.charAt(offset) === '/' && this.#expectsValue()) return this.#readRegex(offset)
    const sign = this.#match(operator)
    if (sign !== undefined) return this.#pushOperator(sign)
    const character = String.fromCodePoint(this.#text.codePointAt(offset) ?? 0)
    const isQuote = character === '"' || character === "'"
    this.#fault = {
      message: isQuote
        ? 'The text that opens here is never closed.'
        : `${JSON.stringify(character)} means nothing here.`,
      offset,
    }
  }

  #readTemplate(offset: number): void {
    const end = skipTemplate(this.#text, offset)
    if (end === undefined) {
      this.#fault = { message: 'The template that opens here is never closed.', offset }
      return
    }
    const written = this.#text.slice(offset, end)
    this.#push('string', written, written.includes('${') ? undefined : readScriptString(written.slice(1, -1)))
  }

  /** One that is never closed ends the reading: to look for the end of each of many would take quadratic time. */
  #readRegex(offset: number): void {
    const pattern = this.#match(regex)
    if (pattern === undefined) this.#fault = { message: 'The expression that opens here is never closed.', offset }
    else this.#push('regex', pattern)
  }

  #pushOperator(text: string): void {
    const offset = this.#at
    this.#push('operator', text)
    const token = this.#tokens.at(-1)
    if (token !== undefined && '([{'.includes(text)) this.#open.push(token)
    if (!')]}'.includes(text)) return
    const open = this.#open.pop()
    if (open !== undefined && '([{'.indexOf(open.text) === ')]}'.indexOf(text)) return
    this.#fault = { message: `The ${text} here closes nothing.`, offset }
  }

  #push(kind: ScriptToken['kind'], text: string, value?: string): void {
    this.#tokens.push({
      kind,
      text,
      offset: this.#at,
      startsLine: this.#startsLine,
      ...(value !== undefined && { value }),
      ...(this.#comment !== undefined && { comment: this.#comment }),
    })
    this.#at += text.length
    this.#startsLine = false
    this.#comment = undefined
  }

  #expectsValue(): boolean {
    const last = this.#tokens.at(-1)
    if (last === undefined) return true
    if (last.kind === 'name') return beforeRegex.test(last.text)
    return last.kind === 'operator' && !')]}'.includes(last.text)
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    return pattern.exec(this.#text)?.[0]
  }
}

function plainComment(inside: string): string {
  return inside
    .split('\n')
    .map((line) => line.trim().replace(/^\*\s?/, ''))
    .filter((line) => line !== '' && !line.startsWith('@'))
    .join(' ')
    .trim()
}

/** A JavaScript or TypeScript file as tokens, without running any of it. */
export function tokenizeScript(text: string): ScriptSource {
  return new ScriptTokenizer(text).run()
}
