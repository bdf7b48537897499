export interface ReadLinesOptions {
  readonly stream: NodeJS.ReadableStream
  /** When the program has ended. What it started may hold the stream open for ever. */
  readonly ended: Promise<unknown>
  /** Characters of one line, and of all; what is longer ends the reading. */
  readonly maximumLine: number
  readonly maximumTotal: number
  readonly onLine: (line: string) => void
}

/** Milliseconds of silence after the program ended until what it printed counts as read. */
const silenceMs = 500

/** Reads a stream line by line to its end. `false` when there was more than allowed; nothing further is kept then. */
export async function readLines(options: ReadLinesOptions): Promise<boolean> {
  const { stream, ended, onLine } = options
  const lines = new LineBuffer(options)
  stream.setEncoding('utf8')
  const isWhole = await new Promise<boolean>((resolve) => {
    let silence: NodeJS.Timeout | undefined
    let isEnded = false
    const done = (whole: boolean) => {
      clearTimeout(silence)
      stream.removeAllListeners('data')
      resolve(whole)
    }
    const wait = () => {
      clearTimeout(silence)
      silence = setTimeout(() => done(true), silenceMs)
    }
    stream.on('data', (chunk: string) => {
      if (!lines.add(chunk)) done(false)
      else if (isEnded) wait()
    })
    for (const end of ['end', 'close', 'error']) stream.once(end, () => done(true))
    void ended.then(() => {
      isEnded = true
      wait()
      return undefined
    })
  })
  if (isWhole && lines.rest !== '') onLine(lines.rest)
  return isWhole
}

class LineBuffer {
  readonly #options: Pick<ReadLinesOptions, 'maximumLine' | 'maximumTotal' | 'onLine'>
  #pieces: string[] = []
  #held = 0
  #total = 0

  constructor(options: Pick<ReadLinesOptions, 'maximumLine' | 'maximumTotal' | 'onLine'>) {
    this.#options = options
  }

  /** What came after the last line break. */
  get rest(): string {
    return this.#pieces.join('')
  }

  add(chunk: string): boolean {
    const { maximumLine, maximumTotal, onLine } = this.#options
    const lines = chunk.split('\n')
    const last = lines.pop() ?? ''
    for (const line of lines) {
      onLine(this.rest + line)
      this.#pieces = []
      this.#held = 0
    }
    this.#pieces.push(last)
    this.#held += last.length
    this.#total += chunk.length
    return this.#held <= maximumLine && this.#total <= maximumTotal
  }
}
