export interface ReadLinesOptions {
  readonly stream: NodeJS.ReadableStream
  /** Characters of one line, and of all; what is longer ends the reading. */
  readonly maximumLine: number
  readonly maximumTotal: number
  readonly onLine: (line: string) => void
}

/** Reads a stream line by line to its end. `false` when there was more than allowed; nothing further is kept then. */
export async function readLines({ stream, maximumLine, maximumTotal, onLine }: ReadLinesOptions): Promise<boolean> {
  const pieces: string[] = []
  let held = 0
  let total = 0
  stream.setEncoding('utf8')
  for await (const chunk of stream) {
    const text = String(chunk)
    total += text.length
    const lines = text.split('\n')
    const last = lines.pop() ?? ''
    for (const line of lines) {
      onLine(pieces.splice(0).join('') + line)
      held = 0
    }
    pieces.push(last)
    held += last.length
    if (held > maximumLine || total > maximumTotal) return false
  }
  const rest = pieces.join('')
  if (rest !== '') onLine(rest)
  return true
}
