import { featureColumn } from './feature-column.ts'
import { lineFeatures } from './line-features.ts'

/** Characters of a line; what is longer counts as several, as in programs that a bundler wrote. */
const longestLine = 2000

/** A few lines of a file. */
export interface LineBlock {
  /** 0-based offset in the text, end exclusive. */
  readonly start: number
  readonly end: number
  /** Columns of its features, each once. */
  readonly columns: ReadonlySet<number>
}

/** A text in blocks of so many lines; the last one may have fewer. */
export function lineBlocks(text: string, linesOfBlock: number): readonly LineBlock[] {
  const blocks: LineBlock[] = []
  let start = 0
  let lines = 0
  let columns = new Set<number>()
  for (let from = 0; from < text.length;) {
    const feed = text.indexOf('\n', from)
    const stop = feed === -1 ? text.length : feed
    const end = Math.min(stop, from + longestLine)
    for (const feature of lineFeatures(text.slice(from, end))) columns.add(featureColumn(feature))
    from = end === stop ? stop + 1 : end
    lines += 1
    if (lines < linesOfBlock && from < text.length) continue
    blocks.push({ start, end, columns })
    start = from
    lines = 0
    columns = new Set()
  }
  return blocks
}
