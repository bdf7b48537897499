import type { Language } from '../language-of.ts'
import type { MappedText } from '../text/mapped-text.ts'
import { ProseBuilder } from './prose-builder.ts'

const hashes: ReadonlySet<Language> = new Set(['python', 'shell', 'ruby', 'perl', 'powershell'])
const slashes: ReadonlySet<Language> = new Set(['javascript', 'php'])

const hashComment = /^\s{0,60}#+(?!!)\s{0,20}(?=[^\s#])/
const slashComment = /^\s{0,60}(?:\/\/+|\/\*+|\*(?!\/))\s{0,20}(?=[^\s*/])/
/** A string on one line that has room for a sentence. */
const sentence = /(["'`])((?:(?!\1)[^\\\n]|\\.){40,4000})\1/
/** What opens a text of several lines in a language, if a line leaves one open: what ends it, or stands alone on its last line. */
type Opening = (line: string) => string | undefined

const openings: readonly (readonly [ReadonlySet<Language>, Opening])[] = [
  [new Set(['python']), leftOpen],
  [new Set(['javascript']), (line) => (line.split('`').length % 2 === 0 ? '`' : undefined)],
  [new Set(['shell']), (line) => /(?<!<)<<(?!<)[-~]?\s{0,2}["']?([A-Za-z_]\w{0,30})["']?/.exec(line)?.[1]],
  // `list << name` puts something into a list.
  [new Set(['ruby', 'perl', 'php']), (line) => /<<<?[-~]?["']?([A-Z_]\w{0,30})["']?/.exec(line)?.[1]],
]
/** Of a program packed into one line nobody reads the words. */
const longestLine = 4000

/**
 * The words that stand in a program for people and agents to read: comments, and texts that it prints or writes, one paragraph a line. Agents
 * read programs before they run them, and are handed what they print. Works line by line.
 */
export function programWords(source: MappedText, language: Language): MappedText {
  return new ProgramWords(source, language).run()
}

class ProgramWords {
  readonly #text: string
  readonly #prose: ProseBuilder
  readonly #comment: RegExp | undefined
  readonly #opening: Opening | undefined
  /** What ends the text of several lines that is open. */
  #closing: string | undefined

  constructor(source: MappedText, language: Language) {
    this.#text = source.text
    this.#prose = new ProseBuilder(source)
    this.#comment = hashes.has(language) ? hashComment : slashes.has(language) ? slashComment : undefined
    this.#opening = openings.find(([languages]) => languages.has(language))?.[1]
  }

  run(): MappedText {
    for (let at = 0; at < this.#text.length;) {
      const newline = this.#text.indexOf('\n', at)
      const end = newline === -1 ? this.#text.length : newline
      if (end - at > longestLine) this.#prose.endBlock()
      else if (this.#closing === undefined) this.#takeLine(at, end)
      else this.#takeWithin(this.#closing, at, end)
      at = end + 1
    }
    this.#prose.endBlock()
    return this.#prose.finish()
  }

  #takeLine(at: number, end: number): void {
    const line = this.#text.slice(at, end)
    const comment = this.#comment?.exec(line)
    const mark = this.#opening?.(line)
    if (comment) this.#prose.addLine(at + comment[0].length, end)
    else if (mark !== undefined) this.#open(mark, at, end)
    else this.#takeString(line, at)
  }

  #open(mark: string, at: number, end: number): void {
    this.#prose.endBlock()
    this.#closing = mark
    const from = isWord(mark) ? end : at + this.#text.slice(at, end).lastIndexOf(mark) + mark.length
    if (from < end) this.#prose.addLine(from, end)
  }

  #takeString(line: string, at: number): void {
    const spoken = sentence.exec(line)
    if (spoken !== null) {
      const from = at + spoken.index + 1
      this.#prose.addLine(from, from + (spoken[2]?.length ?? 0))
    }
    // A string that goes on in the next line is one text with that.
    if (spoken === null || !/["'`]\s{0,2}[+.\\]?\s*$/.test(line)) this.#prose.endBlock()
  }

  #takeWithin(closing: string, at: number, end: number): void {
    const line = this.#text.slice(at, end)
    const isClosed = isWord(closing) ? line.trim().replace(/[;,)]{1,3}$/, '') === closing : line.includes(closing)
    const last = isClosed ? at + (isWord(closing) ? 0 : line.indexOf(closing)) : end
    if (last > at && line.trim() !== '') this.#prose.addLine(at, last)
    if (!isClosed && line.trim() !== '') return
    this.#prose.endBlock()
    if (isClosed) this.#closing = undefined
  }
}

/** The three quotes that a line of Python opens and does not close: a docstring on one line has both. */
function leftOpen(line: string): string | undefined {
  let open: string | undefined
  for (const [mark] of line.matchAll(/"""|'''/g)) open = open === undefined ? mark : open === mark ? undefined : open
  return open
}

function isWord(mark: string): boolean {
  return /^\w/.test(mark)
}
