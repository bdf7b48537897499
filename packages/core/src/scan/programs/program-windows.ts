import { featureColumn } from '../learned/feature-column.ts'
import { lineFeatures } from './line-features.ts'

/** Lines of a window are those of two blocks, so that every two lines that are near to each other stand in one. */
const linesOfBlock = 15
/** Characters of a line; what is longer counts as several, as programs do that a bundler wrote. */
const longestLine = 2000

/** Some thirty lines of a program. */
export interface ProgramWindow {
  /** 0-based offset in the text, end exclusive. */
  readonly start: number
  readonly end: number
  /** Columns of its features, each once. */
  readonly columns: ReadonlySet<number>
}

interface Block {
  readonly start: number
  readonly end: number
  readonly columns: ReadonlySet<number>
}

/** A program in windows that overlap by half. */
export function* programWindows(text: string): Iterable<ProgramWindow> {
  let before: Block | undefined
  let isFirst = true
  for (const block of blocksOf(text)) {
    if (before !== undefined) {
      yield { start: before.start, end: block.end, columns: new Set([...before.columns, ...block.columns]) }
      isFirst = false
    }
    before = block
  }
  if (isFirst && before !== undefined) yield before
}

function* blocksOf(text: string): Iterable<Block> {
  let start = 0
  let lines = 0
  let columns = new Set<number>()
  for (const line of linesOf(text)) {
    for (const column of columnsOf(text.slice(line.start, line.end))) columns.add(column)
    lines += 1
    if (lines < linesOfBlock) continue
    yield { start, end: line.end, columns }
    start = line.next
    lines = 0
    columns = new Set()
  }
  if (lines > 0) yield { start, end: text.length, columns }
}

function* linesOf(text: string): Iterable<{ readonly start: number; readonly end: number; readonly next: number }> {
  for (let start = 0; start < text.length; ) {
    const feed = text.indexOf('\n', start)
    const stop = feed === -1 ? text.length : feed
    const end = Math.min(stop, start + longestLine)
    const next = end === stop ? stop + 1 : end
    yield { start, end, next }
    start = next
  }
}

function columnsOf(line: string): readonly number[] {
  return lineFeatures(line).map(featureColumn)
}
