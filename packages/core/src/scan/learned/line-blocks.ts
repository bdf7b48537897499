import { ColumnSet } from './column-set.ts'
import { lineColumns } from './line-columns.ts'

/** Characters of a line; what is longer counts as several, as in programs that a bundler wrote. */
const longestLine = 2000

/** How a model reads a text. */
export interface LineBlockOptions {
  readonly linesOfBlock: number
  readonly hasPairs: boolean
}

/** A few lines of a file. */
export interface LineBlock {
  /** 0-based offset in the text, end exclusive. */
  readonly start: number
  readonly end: number
  /** Columns of its features, each once. */
  readonly columns: Int32Array
}

const columns = new ColumnSet()

/** A text in blocks of so many lines; the last one may have fewer. With `hasPairs` of each two names in a row too. */
export function lineBlocks(text: string, { linesOfBlock, hasPairs }: LineBlockOptions): readonly LineBlock[] {
  const blocks: LineBlock[] = []
  let start = 0
  let lines = 0
  for (let from = 0; from < text.length;) {
    const feed = text.indexOf('\n', from)
    const stop = feed === -1 ? text.length : feed
    const end = Math.min(stop, from + longestLine)
    lineColumns(text.slice(from, end), hasPairs, columns)
    from = end === stop ? stop + 1 : end
    lines += 1
    if (lines < linesOfBlock && from < text.length) continue
    blocks.push({ start, end, columns: columns.take() })
    start = from
    lines = 0
  }
  return blocks
}
