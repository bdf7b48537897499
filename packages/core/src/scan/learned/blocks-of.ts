import type { MappedText } from '../text/mapped-text.ts'
import { distinctColumns } from './distinct-columns.ts'
import { lineBlocks, type LineBlock, type LineBlockOptions } from './line-blocks.ts'

/** Lines of the blocks that all others are put together from. */
const fewestLines = 5
const byNames = new WeakMap<MappedText, readonly LineBlock[]>()
const byPairs = new WeakMap<MappedText, readonly LineBlock[]>()

/** A text in blocks of so many lines, a multiple of five; models ask for the same text, which is read once. */
export function blocksOf(text: MappedText, { linesOfBlock, hasPairs }: LineBlockOptions): readonly LineBlock[] {
  const read = hasPairs ? byPairs : byNames
  let blocks = read.get(text)
  if (blocks === undefined) read.set(text, (blocks = lineBlocks(text.text, { linesOfBlock: fewestLines, hasPairs })))
  return joined(blocks, linesOfBlock / fewestLines)
}

function joined(blocks: readonly LineBlock[], count: number): readonly LineBlock[] {
  if (count === 1) return blocks
  const larger: LineBlock[] = []
  for (let at = 0; at < blocks.length; at += count) {
    const parts = blocks.slice(at, at + count)
    const [first] = parts
    const last = parts.at(-1)
    if (first === undefined || last === undefined) continue
    const columns = distinctColumns(parts.map((part) => part.columns))
    larger.push({ start: first.start, end: last.end, columns })
  }
  return larger
}
