export interface EditTomlOptions {
  /** The table's name, bare keys only: `['mcp_servers', 'metier']`. */
  readonly table: readonly [string, ...string[]]
  /** `undefined` takes the table and those below it away. */
  readonly values: Readonly<Record<string, string | readonly string[]>> | undefined
  /** Keys of ours that a value may replace, such as `url` where `command` stands now. */
  readonly own: readonly string[]
}

interface Line {
  readonly text: string
  /** Dotted name of the table that it opens. */
  readonly opens?: string
}

/**
 * The text with one table of TOML set or taken away, line by line; comments, order and the table's other keys stay.
 * `undefined` where the table is written inline, which this cannot edit.
 */
export function editTomlText(text: string, { table, values, own }: EditTomlOptions): string | undefined {
  const name = table.join('.')
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = readLines(text)
  if (isInline(lines, table)) return undefined
  const start = lines.findIndex(({ opens }) => opens === name)
  if (values === undefined) {
    const kept = withoutTable(lines, name)
    return kept.length === lines.length ? text : join(kept, newline)
  }
  const body = Object.entries(values).map(([key, value]) => ({ text: `${key} = ${write(value)}` }))
  if (start === -1) {
    const before = text.trimEnd() === '' ? '' : `${text.trimEnd()}${newline}${newline}`
    return `${before}${[`[${name}]`, ...body.map((line) => line.text)].join(newline)}${newline}`
  }
  const next = lines.findIndex(({ opens }, index) => index > start && opens !== undefined)
  const end = next === -1 ? lines.length : next
  const rest = withoutKeys(lines.slice(start + 1, end), own)
  const edited = [...lines.slice(0, start + 1), ...body, ...rest, ...lines.slice(end)]
  return join(edited, newline)
}

function join(lines: readonly Line[], newline: string): string {
  return lines.map(({ text }) => text).join(newline)
}

/** Lines with the tables that they open; a bracket within a text of several lines opens none. */
function readLines(text: string): readonly Line[] {
  let quote: string | undefined
  return text.split(/\r?\n/).map((line) => {
    const wasQuoted = quote !== undefined
    for (const [mark] of line.matchAll(/"""|'''/g)) {
      if (quote === undefined) quote = mark
      else if (quote === mark) quote = undefined
    }
    const header = wasQuoted ? undefined : /^\s*\[\s*([^[\]]+?)\s*\]\s*(?:#.*)?$/.exec(line)?.[1]
    return header === undefined ? { text: line } : { text: line, opens: dotted(header) }
  })
}

/** `a . "b"` and `a.b` name the same table. */
function dotted(header: string): string {
  return header
    .split('.')
    .map((part) => part.trim().replaceAll(/^["']|["']$/g, ''))
    .join('.')
}

function isInline(lines: readonly Line[], [first, ...rest]: readonly [string, ...string[]]): boolean {
  let open = ''
  return lines.some(({ text, opens }) => {
    open = opens ?? open
    const key = /^\s*([\w."'-]+(?:\s*\.\s*[\w."'-]+)*)\s*=/.exec(text)?.[1]
    if (key === undefined || opens !== undefined) return false
    const whole = open === '' ? dotted(key) : `${open}.${dotted(key)}`
    const wanted = [first, ...rest].join('.')
    // `mcp_servers = {…}` at the top, or `metier = {…}` in its table.
    return whole === first || (whole === wanted && open !== wanted)
  })
}

function withoutTable(lines: readonly Line[], name: string): readonly Line[] {
  let isOurs = false
  return lines.filter(({ opens }) => {
    if (opens !== undefined) isOurs = opens === name || opens.startsWith(`${name}.`)
    return !isOurs
  })
}

/** A list may go on over several lines. */
function withoutKeys(lines: readonly Line[], keys: readonly string[]): readonly Line[] {
  let open = false
  return lines.filter(({ text }) => {
    if (open) {
      open = !text.includes(']')
      return false
    }
    const found = /^\s*([\w-]+)\s*=\s*(.*)$/.exec(text)
    if (found === null || !keys.includes(found[1] ?? '')) return true
    const value = found[2] ?? ''
    open = value.startsWith('[') && !value.includes(']')
    return false
  })
}

/** TOML's basic strings are JSON's. */
function write(value: string | readonly string[]): string {
  return typeof value === 'string' ? JSON.stringify(value) : `[${value.map((each) => JSON.stringify(each)).join(', ')}]`
}
