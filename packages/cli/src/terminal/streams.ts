/** The part of a writable stream that the command line uses. */
export interface OutputStream {
  readonly isTTY?: boolean
  readonly columns?: number
  write(chunk: string | Uint8Array): unknown
}

export interface Streams {
  readonly stdin: { readonly isTTY?: boolean; readonly [Symbol.asyncIterator]?: () => AsyncIterator<unknown> }
  readonly stdout: OutputStream
  readonly stderr: OutputStream
}
