import { addressesIn, type Address } from '../hosts/addresses-in.ts'
import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'
import { weighHost, type HostWeight } from '../chains/weigh-host.ts'

/** A paragraph with its neighbours: as much as one order takes. */
export interface OrderWindow {
  readonly piece: Piece
  /** 0-based offsets of the paragraph itself. */
  readonly start: number
  readonly end: number
  readonly line: string
  /** The paragraph with the one before and the one after. */
  readonly around: string
  /** Three paragraphs before, as a list that leads up to it takes. */
  readonly before: string
  /** Two paragraphs after. */
  readonly after: string
  /** The lines of `before` and `after`, where they are at hand. */
  readonly linesBefore?: readonly string[]
  readonly linesAfter?: readonly string[]
  /** The code that the paragraph leads up to, or nothing. */
  readonly code: string
  readonly addresses: readonly Address[]
  readonly weights: readonly HostWeight[]
  readonly mails: readonly string[]
  /** What it is let off for the length of what it stands among, see `PageAllowances`. */
  readonly allowance: number
  /** How often it was asked for more than its own words, which are the same wherever they stand, and the code behind it. */
  readonly readAround?: number
}

const longest = 900
const mostLines = 4000
const none: readonly never[] = []
const mail = /(?<![\w.+-]|:\/\/)[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{2,30}){1,4}/g

/** The paragraphs of a page that can hold an order worth a look. */
export function* orderWindows(skill: SkillView, piece: Piece, allowance: number): Iterable<OrderWindow> {
  const lines = piece.text.text.split('\n', mostLines)
  const codeAfter = fencesOf(skill, piece)
  let start = 0
  for (const [index, line] of lines.entries()) {
    if (isWords(line)) yield new Paragraph(skill, { piece, lines, index, start, codeAfter, allowance })
    start += line.length + 1
  }
}

interface ParagraphOptions {
  readonly piece: Piece
  readonly lines: readonly string[]
  readonly index: number
  readonly start: number
  readonly codeAfter: (end: number) => string
  readonly allowance: number
}

/** What stands around it is put together when somebody asks, which most judges do not. */
class Paragraph implements OrderWindow {
  readonly piece: Piece
  readonly end: number
  readonly line: string
  readonly addresses: readonly Address[]
  readonly weights: readonly HostWeight[]
  readonly mails: readonly string[]
  readonly #options: ParagraphOptions
  #readAround = 0
  #around: string | undefined
  #before: string | undefined
  #after: string | undefined
  #code: string | undefined

  constructor(skill: SkillView, options: ParagraphOptions) {
    const { piece, lines, index, start } = options
    const whole = lines[index] ?? ''
    const line = whole.slice(0, longest * 2)
    this.#options = options
    this.piece = piece
    this.end = start + whole.length
    this.line = line
    this.addresses = line.includes('://') ? addressesIn(line, 6) : none
    this.weights = this.addresses.length === 0 ? none : this.addresses.map((address) => weighHost(skill, address))
    this.mails = line.includes('@') ? (line.match(mail) ?? none) : none
  }

  get readAround(): number {
    return this.#readAround
  }

  get start(): number {
    return this.#placed().start
  }

  get allowance(): number {
    return this.#placed().allowance
  }

  get around(): string {
    const { lines, index } = this.#placed()
    if (this.#around === undefined) {
      const before = (lines[index - 1] ?? '').slice(-longest / 3)
      const after = (lines[index + 1] ?? '').slice(0, longest / 3)
      this.#around = `${before}\n${this.line}\n${after}`
    }
    return this.#around
  }

  get before(): string {
    this.#placed()
    return (this.#before ??= this.#linesBefore().join('\n').slice(-longest))
  }

  get after(): string {
    this.#placed()
    return (this.#after ??= this.#linesAfter().join('\n').slice(0, longest))
  }

  get linesBefore(): readonly string[] {
    const lines = this.#linesBefore()
    return lengthOf(lines) > longest ? this.before.split('\n') : lines
  }

  get linesAfter(): readonly string[] {
    const lines = this.#linesAfter()
    return lengthOf(lines) > longest ? this.after.split('\n') : lines
  }

  get code(): string {
    const { piece, codeAfter, start } = this.#options
    this.#code ??= codeAfter(piece.text.origin(Math.max(start, this.end - 1)))
    return this.#code
  }

  #linesBefore(): readonly string[] {
    const { lines, index } = this.#placed()
    return lines
      .slice(Math.max(0, index - 5), index)
      .filter(isWords)
      .slice(-3)
  }

  #linesAfter(): readonly string[] {
    const { lines, index } = this.#placed()
    return lines
      .slice(index + 1, index + 4)
      .filter(isWords)
      .slice(0, 2)
  }

  /** What it is read with is another thing in another place. */
  #placed(): ParagraphOptions {
    this.#readAround += 1
    return this.#options
  }
}

/** Of lines that are put together. */
function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, -1)
}

function isWords(line: string): boolean {
  return line.trim() !== ''
}

/** A fence begins this near to the paragraph before it: an end of line, a blank line and the mark itself. */
const nearest = 60

/** Text of the fence that begins right behind an offset of the file. */
function fencesOf({ code }: SkillView, { path, role }: Piece): (end: number) => string {
  if (role !== 'prose') return () => ''
  const fences = code.flatMap((piece) =>
    piece.path === path && piece.role === 'fence' && piece.layer === 0 ? [{ start: piece.text.origin(0), piece }] : [],
  )
  return (end) => fences.find(({ start }) => start > end && start - end < nearest)?.piece.text.text.slice(0, 2000) ?? ''
}
