import type { Diagnostic, Fix, TextEdit } from '../diagnostic.ts'
import { LineIndex } from '../text/line-index.ts'
import { rangeOf } from '../text/range-of.ts'
import { readingCodes, type ReadingCodeName } from './reading-codes.ts'

export interface Finding {
  readonly code: ReadingCodeName
  readonly message: string
  /** 0-based UTF-16 offsets in the decoded file. */
  readonly start: number
  readonly end: number
  /** Instead of the code's own help. */
  readonly help?: string
  readonly fix?: Fix
}

/** One hostile file must not give a million findings. */
const mostFindings = 100

/** Collects what reading finds in one file. Lines are counted only when there is something to say. */
export class Reporter {
  readonly diagnostics: Diagnostic[] = []
  readonly #path: string
  readonly #lines: LineIndex
  #failed = false

  constructor(path: string, text: string) {
    this.#path = path
    this.#lines = new LineIndex(text)
  }

  /** Has anything been found that keeps the skill from loading? */
  get failed(): boolean {
    return this.#failed
  }

  add(finding: Finding): void {
    const { severity, help } = readingCodes[finding.code]
    if (severity === 'error') this.#failed = true
    if (this.diagnostics.length >= mostFindings && severity !== 'error') return
    this.diagnostics.push({
      code: finding.code,
      severity,
      message: finding.message,
      help: finding.help ?? help,
      path: this.#path,
      range: rangeOf(this.#lines, finding),
      ...(finding.fix === undefined ? {} : { fix: finding.fix }),
    })
  }

  /** Does this offset stand at the start of its line? */
  startsLine(offset: number): boolean {
    return this.#lines.position(offset).column === 1
  }

  /** A fix of a single edit. */
  static fix(title: string, edit: TextEdit): Fix {
    return { title, edits: [edit] }
  }
}
