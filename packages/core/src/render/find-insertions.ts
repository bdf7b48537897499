/** A place in a body where the author wants something run or read. Offsets are UTF-16 units. */
export interface FoundInsertion {
  readonly form: 'line' | 'inline' | 'block'
  readonly start: number
  readonly end: number
  /** 1-based. */
  readonly line: number
  /** What stands behind the mark. */
  readonly source: string
}

/** Is there anything that could be one? Most bodies have nothing, and need no look at their lines. */
const candidate = /^![A-Za-z./~"']|(?:^|\s)!`|^[ \t>]{0,16}`{3,}[ \t]*!/m

/** UTF-16 units; no person writes a longer line by hand, and runs of backticks in one are dear to match. */
const longestLine = 16_384

/** A lone word that names files, as `.gitignore` negates them: a glob, a directory, a file with an extension. */
const fileNames = /^(?:\S*[*?[\]]\S*|\S*\/|(?!\.{0,2}\/|~\/)\S*\.\w+)$/

/**
 * Finds the commands of a body in the narrow grammar of decisions R-14: a line that begins with `!` in column 0 and
 * goes on as a command does, code spans marked with `!` after a space or at the start of a line, and blocks of code
 * whose language is `!`. Images, other blocks of code, HTML comments and prose are never commands. Linear in the
 * length of the body.
 */
export function findInsertions(body: string): readonly FoundInsertion[] {
  if (!candidate.test(body)) return []
  return new Finder(body).find()
}

interface Fence {
  readonly mark: string
  readonly length: number
  /** Where its content begins, when it is a block of commands. */
  readonly content?: number
  readonly start: number
  readonly line: number
}

class Finder {
  readonly #body: string
  readonly #found: FoundInsertion[] = []
  #fence: Fence | undefined
  #comment = -1
  #isInList = false
  #wasBlank = true
  #noMoreComments = false

  constructor(body: string) {
    this.#body = body
  }

  find(): readonly FoundInsertion[] {
    let start = 0
    for (let line = 1; start < this.#body.length; line += 1) {
      const feed = this.#body.indexOf('\n', start)
      const next = feed === -1 ? this.#body.length : feed + 1
      const end = feed > start && this.#body[feed - 1] === '\r' ? feed - 1 : feed === -1 ? next : feed
      this.#look({ start, end, next, line, text: this.#body.slice(start, end) })
      start = next
    }
    return this.#found
  }

  #look(line: Line): void {
    if (this.#comment > line.start) {
      if (this.#comment < line.end) this.#lookInside(line, this.#comment - line.start)
      return
    }
    if (this.#toggleFence(line) || this.#fence !== undefined) return
    const isBlank = line.text.trim() === ''
    const isIndented = /^(?: {4}|\t)/.test(line.text)
    const isCode = isIndented && this.#wasBlank && !this.#isInList
    if (!isBlank && !isCode) {
      if (/^\s{0,3}(?:[-*+]|\d{1,9}[.)])\s/.test(line.text)) this.#isInList = true
      else if (!isIndented && this.#wasBlank && !/^\s/.test(line.text)) this.#isInList = false
      this.#lookForCommands(line)
    }
    // An indented block goes on after its own lines as after a blank one.
    this.#wasBlank = isBlank || isCode
  }

  #toggleFence(line: Line): boolean {
    const found = /^[ \t>]{0,16}(`{3,}|~{3,})[ \t]*(.*)$/.exec(line.text)
    if (found === null) return false
    const [, marks = '', info = ''] = found
    const open = this.#fence
    if (open === undefined) {
      if (marks.startsWith('`') && info.includes('`')) return false
      const isCommand = marks.startsWith('`') && info.trim() === '!'
      this.#fence = {
        mark: marks[0] ?? '',
        length: marks.length,
        start: line.start,
        line: line.line,
        ...(isCommand && { content: line.next }),
      }
      return true
    }
    if (marks[0] !== open.mark || marks.length < open.length || info.trim() !== '') return false
    this.#fence = undefined
    if (open.content === undefined) return true
    const source = this.#body.slice(open.content, line.start).replace(/\r?\n$/, '')
    if (source.trim() !== '') {
      this.#found.push({ form: 'block', start: open.start, end: line.end, line: open.line, source })
    }
    return true
  }

  #lookForCommands(line: Line): void {
    const source = line.text.slice(1).trimEnd()
    if (line.text.startsWith('!') && isCommandLine(source)) {
      this.#found.push({ form: 'line', start: line.start, end: line.end, line: line.line, source })
      return
    }
    this.#lookInside(line, 0)
  }

  /** Code spans and comments of one line, from left to right: what opens first decides. */
  #lookInside(line: Line, from: number): void {
    const { text } = line
    if (text.length > longestLine) return
    let comment = text.indexOf('<!--', from)
    for (let at = from; at < text.length;) {
      const tick = text.indexOf('`', at)
      if (comment !== -1 && comment < at) comment = text.indexOf('<!--', at)
      if (tick === -1 && comment === -1) return
      if (comment !== -1 && (tick === -1 || comment < tick)) {
        const close = this.#closeOfComment(line.start + comment)
        if (close === -1) at = comment + 4
        else if (close > line.end) return
        else at = close - line.start
      } else at = this.#lookAtSpan(line, tick)
    }
  }

  /** Where a comment ends, or -1 when it does not; then the signs are text. */
  #closeOfComment(open: number): number {
    if (this.#noMoreComments) return -1
    const close = this.#body.indexOf('-->', open + 4)
    if (close === -1) this.#noMoreComments = true
    else this.#comment = close + 3
    return close === -1 ? -1 : close + 3
  }

  /** Reads the code span at a backtick and gives where to go on. */
  #lookAtSpan({ text, start, line }: Line, tick: number): number {
    let length = 1
    while (text[tick + length] === '`') length += 1
    const close = closingTicks(text, tick + length, length)
    if (close === -1) return tick + length
    const isMarked = length === 1 && text[tick - 1] === '!' && /^\s?$/.test(text[tick - 2] ?? '')
    const source = text.slice(tick + 1, close)
    if (isMarked && source.trim() !== '') {
      this.#found.push({ form: 'inline', start: start + tick - 1, end: start + close + 1, line, source: source.trim() })
    }
    return close + length
  }
}

interface Line {
  readonly start: number
  /** Without the line break. */
  readonly end: number
  readonly next: number
  readonly line: number
  readonly text: string
}

/** A run of exactly so many backticks, or -1. */
function closingTicks(text: string, from: number, length: number): number {
  for (let at = text.indexOf('`', from); at !== -1; at = text.indexOf('`', at)) {
    const start = at
    while (text[at] === '`') at += 1
    if (at - start === length) return start
  }
  return -1
}

function isCommandLine(source: string): boolean {
  if (!/^(?:[A-Za-z/"']|~\/|\.{1,2}\/)/.test(source)) return false
  const space = source.search(/\s/)
  const program = space === -1 ? source : source.slice(0, space)
  // Words of a sentence, not of a command.
  if (/[:,!?;.]$/.test(program)) return false
  return space !== -1 || !fileNames.test(source)
}
