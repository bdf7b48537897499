import { languageOf, type Language } from '../language-of.ts'
import type { MappedText } from '../text/mapped-text.ts'
import { codeSpansOf } from './code-spans-of.ts'
import { NextPlace } from './next-place.ts'
import { ProseBuilder } from './prose-builder.ts'

export interface Segment {
  readonly role: 'frontmatter' | 'prose' | 'hidden' | 'fence' | 'inline-code' | 'command'
  readonly language: Language
  readonly text: MappedText
}

interface OpenFence {
  readonly mark: string
  readonly language: Language
  readonly lines: { readonly start: number; readonly end: number }[]
}

const quotePrefix = /^(?:[ \t]{0,3}>[ \t]?){1,8}/
const fenceLine = /^[ \t]{0,12}(?:[-*+]\s{1,3}|\d{1,3}[.)]\s{1,3})?(`{3,}|~{3,})[ \t]*\{?\.?([\w#+-]{0,30})/
const commandLine = /^[ \t]{0,12}(?:[-*+][ \t]{1,3})?!(?!\[)`?([^`\n]{2,2000})`?/
const longestInline = 2000
/** Names of files and fields in a sentence are no code; a page can hold thousands of them. */
const runnable =
  /\b(?:curl|wget|(?:ba|z)?sh|base64|eval|exec|rm|dd|chmod|chown|nc|ncat|python3?|perl|node|powershell|pwsh|iex|iwr|irm|pip3?|npm|npx|crontab|xattr|mkfs|tee|echo|sudo|https?|env|ssh)\b|\$\(|\bexport\s\w+=|\||>>|:\(\)|install/i

/**
 * Takes a Markdown text apart by what each part is for. Works line by line, so that its time grows with the length
 * of the text and nothing else. All prose is one segment: a paragraph is one line of it, however it was broken.
 */
export function segmentMarkdown(source: MappedText): readonly Segment[] {
  return new Segmenter(source).run()
}

class Segmenter {
  readonly #source: MappedText
  readonly #text: string
  readonly #segments: Segment[] = []
  readonly #prose: ProseBuilder
  readonly #opening: NextPlace
  readonly #closing: NextPlace
  #fence: OpenFence | undefined
  #comment: number | undefined
  #afterBlank = true

  constructor(source: MappedText) {
    this.#source = source
    this.#text = source.text
    this.#prose = new ProseBuilder(source)
    this.#opening = new NextPlace(this.#text, '<!--')
    this.#closing = new NextPlace(this.#text, '-->')
  }

  run(): readonly Segment[] {
    let at = this.#takeFrontmatter()
    while (at < this.#text.length) {
      const newline = this.#text.indexOf('\n', at)
      const end = newline === -1 ? this.#text.length : newline
      this.#takeLine(at, end)
      at = end + 1
    }
    this.#closeFence()
    if (this.#comment !== undefined) this.#push('hidden', 'text', this.#comment, this.#text.length)
    const prose = this.#prose.finish()
    this.#segments.unshift({ role: 'prose', language: 'markdown', text: prose })
    this.#takeInlineCode(prose)
    return this.#segments
  }

  #push(role: Segment['role'], language: Language, start: number, end: number): void {
    this.#segments.push({ role, language, text: this.#source.slice(start, end) })
  }

  #takeFrontmatter(): number {
    const open = /^\ufeff?---[ \t]*\r?\n/.exec(this.#text)
    if (open === null) return 0
    const close = /\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(this.#text.slice(open[0].length - 1, 70_000))
    if (close === null) return 0
    const end = open[0].length - 1 + close.index
    this.#push('frontmatter', 'yaml', open[0].length, end + 1)
    return end + close[0].length
  }

  #takeLine(start: number, end: number): void {
    const raw = this.#text.slice(start, Math.min(end, start + 400))
    const prefix = raw.includes('>') ? (quotePrefix.exec(raw)?.[0].length ?? 0) : 0
    const line = raw.slice(prefix)
    const fence = line.includes('```') || line.includes('~~~') ? fenceLine.exec(line) : null
    if (this.#fence !== undefined) {
      const closes = fence?.[1]?.startsWith(this.#fence.mark) === true && fence[2] === ''
      if (closes) this.#closeFence()
      else this.#fence.lines.push({ start: start + prefix, end })
      return
    }
    if (this.#comment === undefined && fence?.[1] !== undefined) {
      this.#prose.endBlock()
      this.#fence = { mark: fence[1], language: languageOf(fence[2] ?? ''), lines: [] }
      return
    }
    this.#takeText(start + prefix, end)
  }

  #takeText(start: number, end: number): void {
    const line = this.#text.slice(start, Math.min(end, start + 2100))
    if (line.trim() === '') {
      this.#prose.endBlock()
      this.#afterBlank = true
      return
    }
    if (this.#afterBlank && /^(?: {4,}|\t)[^\s*+-]/.test(line)) this.#push('fence', 'text', start, end)
    else this.#afterBlank = false
    const command = line.includes('!') ? commandLine.exec(line) : null
    if (command?.[1] !== undefined && this.#comment === undefined) {
      const at = start + command[0].indexOf(command[1])
      this.#push('command', 'shell', at, Math.min(end, at + command[1].length))
    }
    this.#takeComments(start, end)
    this.#prose.addLine(start, end)
  }

  /** HTML comments: prose for whoever reads the source, which an agent does and a person often does not. One that is told of as code is none. */
  #takeComments(start: number, end: number): void {
    let at = start
    let shown: ReturnType<typeof codeSpansOf> | undefined
    while (at < end) {
      if (this.#comment === undefined) {
        const open = this.#opening.next(at)
        if (open === -1 || open >= end) return
        at = open + 4
        shown ??= codeSpansOf(this.#text.slice(start, end))
        if (shown.some(([from, to]) => from < open - start && open - start < to)) continue
        this.#comment = at
      }
      const close = this.#closing.next(at)
      if (close === -1 || close >= end) return
      this.#push('hidden', 'text', this.#comment, close)
      this.#comment = undefined
      at = close + 3
    }
  }

  #closeFence(): void {
    const fence = this.#fence
    this.#fence = undefined
    const first = fence?.lines[0]
    const last = fence?.lines.at(-1)
    if (fence === undefined || first === undefined || last === undefined) return
    const whole = this.#source.slice(first.start, last.end)
    // Quote marks before each line are no part of the code.
    const text = /\n[ \t]{0,3}>/.test(whole.text) ? whole.replace(/\n(?:[ \t]{0,3}>[ \t]?){1,8}/g, () => '\n') : whole
    this.#segments.push({ role: 'fence', language: fence.language, text })
  }

  #takeInlineCode(prose: MappedText): void {
    const { text } = prose
    let at = text.indexOf('`')
    while (at !== -1) {
      let open = at
      while (text[open] === '`') open += 1
      const mark = text.slice(at, open)
      const close = text.indexOf(mark, open)
      if (close === -1 || close - open > longestInline) {
        at = text.indexOf('`', open)
        continue
      }
      const isCommand = text[at - 1] === '!' && mark === '`'
      if (close - open > 5 && (isCommand || runnable.test(text.slice(open, close)))) {
        const role = isCommand ? 'command' : 'inline-code'
        this.#segments.push({ role, language: isCommand ? 'shell' : 'text', text: prose.slice(open, close) })
      }
      at = text.indexOf('`', close + mark.length)
    }
  }
}
