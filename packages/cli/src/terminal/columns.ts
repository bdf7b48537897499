import { textWidth, wrapTo } from './text-width.ts'

export interface Row {
  /** May carry colours; `plain` is the same without them. */
  readonly left: string
  readonly plain?: string
  readonly right: string
}

export interface ColumnsOptions {
  readonly indent: number
  /** Columns of the terminal. */
  readonly width: number
}

// A left column that takes more would leave no room for the text; such a row puts its text on the next line.
const widestLeft = 34

/** Two aligned columns, the right one wrapped under itself. */
export function columns(rows: readonly Row[], options: ColumnsOptions): string {
  const widths = rows.map(({ left, plain }) => textWidth(plain ?? left))
  const left = Math.min(widestLeft, Math.max(0, ...widths))
  const margin = ' '.repeat(options.indent)
  const gap = ' '.repeat(options.indent + left + 2)
  const room = Math.max(20, options.width - gap.length)
  return rows
    .map((row, index) => {
      const width = widths[index] ?? 0
      const lines = wrapTo(row.right, room)
      if (lines.length === 0) return `${margin}${row.left}`
      const head = `${margin}${row.left}`
      if (width > left) return [head, ...lines.map((line) => gap + line)].join('\n')
      return [
        `${head}${' '.repeat(left - width + 2)}${lines[0] ?? ''}`,
        ...lines.slice(1).map((line) => gap + line),
      ].join('\n')
    })
    .join('\n')
}
