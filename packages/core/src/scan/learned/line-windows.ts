import { distinctColumns } from './distinct-columns.ts'
import type { LineBlock } from './line-blocks.ts'

/** Two blocks that follow each other: every two lines that are near to each other stand in one. */
export interface LineWindow {
  /** 0-based offset in the text, end exclusive. */
  readonly start: number
  readonly end: number
  /** Columns of its features, each once. */
  readonly columns: Int32Array
  /** The blocks that it shares lines with, or that stand beside it: what they say is no surprise here. */
  readonly near: readonly LineBlock[]
}

/** A file in windows that overlap by half. */
export function lineWindows(blocks: readonly LineBlock[]): readonly LineWindow[] {
  const [only] = blocks
  if (only !== undefined && blocks.length === 1) return [{ ...only, near: [only] }]
  return blocks.slice(1).flatMap((block, before) => {
    const first = blocks[before]
    if (first === undefined) return []
    const columns = distinctColumns([first.columns, block.columns])
    return [{ start: first.start, end: block.end, columns, near: blocks.slice(Math.max(0, before - 1), before + 3) }]
  })
}
