import { textWidth } from './text-width.ts'

export interface WrapLinesOptions {
  /** Columns of the terminal; `undefined` where nobody looks at one, and every line stays whole. */
  readonly width: number | undefined
  /** Columns that what goes on below a line is indented by, beyond the line itself. */
  readonly hanging?: number
}

// The colours that a `Style` sets take no column.
// oxlint-disable-next-line no-control-regex -- what a terminal is told begins with one
const colour = /\u001B\[\d+m/g

function visibleWidth(text: string): number {
  return textWidth(text.replace(colour, ''))
}

/**
 * Breaks lines that a terminal would break within a word. What is set in columns stays as it is, and so does a word that
 * is longer than a line: a path can be copied whole.
 */
export function wrapLines(text: string, { width, hanging = 0 }: WrapLinesOptions): string {
  if (width === undefined) return text
  return text
    .split('\n')
    .flatMap((line) => {
      const [margin = ''] = /^ */.exec(line) ?? []
      const words = line.slice(margin.length)
      if (words.includes('  ') || visibleWidth(line) <= width) return [line]
      return wrapWords(words.split(' '), margin, { below: margin + ' '.repeat(hanging), width })
    })
    .join('\n')
}

function wrapWords(
  words: readonly string[],
  margin: string,
  { below, width }: { readonly below: string; readonly width: number },
): readonly string[] {
  const lines: string[] = []
  let line = margin
  let isEmpty = true
  for (const word of words) {
    if (!isEmpty && visibleWidth(line) + 1 + visibleWidth(word) > width) {
      lines.push(line)
      line = below
      isEmpty = true
    }
    line += isEmpty ? word : ` ${word}`
    isEmpty = false
  }
  return [...lines, line]
}
