import type { Position } from '../diagnostic.ts'

/** Turns offsets of one text into lines and columns. Line feed, carriage return and the pair each end a line. */
export class LineIndex {
  readonly #text: string
  #starts: number[] | undefined

  /** Cheap: lines are counted when the first position is asked for. */
  constructor(text: string) {
    this.#text = text
  }

  get lineCount(): number {
    return this.#lines().length
  }

  /** Position of a 0-based UTF-16 offset; an offset outside the text is brought to its nearest end. */
  position(offset: number): Position {
    const starts = this.#lines()
    const inside = Math.max(0, Math.min(offset, this.#text.length))
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= inside) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: inside - (starts[low] ?? 0) + 1, offset: inside }
  }

  /** Offset at which a 1-based line starts; the text's end for a line after the last. */
  lineStart(line: number): number {
    return this.#lines()[Math.max(0, line - 1)] ?? this.#text.length
  }

  #lines(): number[] {
    this.#starts ??= lineStarts(this.#text)
    return this.#starts
  }
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === 10) starts.push(index + 1)
    else if (code === 13 && text.charCodeAt(index + 1) !== 10) starts.push(index + 1)
  }
  return starts
}
