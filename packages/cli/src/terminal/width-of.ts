import type { OutputStream } from './streams.ts'

const defaultWidth = 100

/** Columns to write for: of the terminal, or a fixed number so that a pipe always gets the same text. */
export function widthOf(stream: OutputStream): number {
  return stream.isTTY === true && stream.columns !== undefined && stream.columns > 0 ? stream.columns : defaultWidth
}
