/** The part of a writable stream that the command line uses. */
export interface OutputStream {
  readonly isTTY?: boolean
  readonly columns?: number
  write(chunk: string | Uint8Array): unknown
}

export interface Streams {
  readonly stdin: { readonly isTTY?: boolean }
  readonly stdout: OutputStream
  readonly stderr: OutputStream
}

const defaultWidth = 100

/** Columns to write for: of the terminal, or a fixed number so that a pipe always gets the same text. */
export function widthOf(stream: OutputStream): number {
  return stream.isTTY === true && stream.columns !== undefined && stream.columns > 0 ? stream.columns : defaultWidth
}
