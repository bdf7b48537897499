import type { TextEdit } from '../../diagnostic.ts'
import type { MapPair } from '../frontmatter/node.ts'
import { commentsIn } from '../write/comments-in.ts'
import { pairRegion } from '../write/pair-region.ts'

/** An entry that shall stand under `metadata`. */
export interface MetadataEntry {
  readonly key: string
  /** As written, without indentation; the comments that move with it first. */
  readonly lines: readonly string[]
}

/** What a migration will do to the text of one frontmatter. Positions are those of `text`. */
export class MigrationPlan {
  /** The file up to the end of the frontmatter, closed by a line break. */
  readonly text: string
  readonly lineBreak: string
  /** In front of every top-level key. */
  readonly indentation: string
  readonly edits: TextEdit[] = []
  readonly changes: string[] = []
  readonly notes: string[] = []
  /** Fields whose values had no meaning before, and are kept as foreign ones. */
  readonly unread = new Set<string>()
  /** Entries to be added under `metadata`. */
  readonly entries: MetadataEntry[] = []

  constructor(options: { readonly text: string; readonly lineBreak: string; readonly indentation: string }) {
    this.text = options.text
    this.lineBreak = options.lineBreak
    this.indentation = options.indentation
  }

  /** Takes a pair out, and gives back its comments to be written elsewhere. */
  take(pair: MapPair): readonly string[] {
    const { lineStart, nextLine } = pairRegion(this.text, pair)
    this.edits.push({ start: lineStart, end: nextLine, text: '' })
    return commentsIn(this.text, pair)
  }

  /** Takes a pair out, and what is planned inside it: the edit that starts first wins. Its comments stay. */
  remove(pair: MapPair): void {
    const { lineStart, nextLine } = pairRegion(this.text, pair)
    const indentation = this.text.slice(lineStart, pair.key.start)
    const comments = commentsIn(this.text, pair)
    const text = comments.map((comment) => indentation + comment + this.lineBreak).join('')
    this.edits.push({ start: lineStart, end: nextLine, text })
  }

  /** Writes lines in the place of a pair; its comments go in front, but for one at the end of its last line. */
  replace(pair: MapPair, lines: readonly string[]): void {
    const { lineStart, valueEnd, nextLine } = pairRegion(this.text, pair)
    const indentation = this.text.slice(lineStart, pair.key.start)
    const behind = this.text.slice(valueEnd, nextLine).trim()
    const comments = commentsIn(this.text, pair).filter((comment) => comment !== behind)
    const text = [...comments, ...lines].join(this.lineBreak + indentation)
    this.edits.push({ start: pair.key.start, end: valueEnd, text })
  }

  /** Writes lines at the top level, behind everything else. */
  append(lines: readonly string[]): void {
    const end = this.text.length
    this.edits.push({ start: end, end, text: lines.map((line) => this.indentation + line + this.lineBreak).join('') })
  }
}
