import { readTomlLines, type TomlLine } from './read-toml-lines.ts'

export interface EditTomlOptions {
  /** The table's name, bare keys only: `['mcp_servers', 'metier']`. */
  readonly table: readonly [string, ...string[]]
  /** `undefined` takes the table and those below it away. */
  readonly values: Readonly<Record<string, string | readonly string[]>> | undefined
  /** Keys of ours that a value may replace, such as `url` where `command` stands now. */
  readonly own: readonly string[]
}

/**
 * The text with one table of TOML set or taken away, line by line; comments, order and the table's other keys stay.
 * `undefined` where the table is written inline, by dotted keys or as a list, which this cannot edit.
 */
export function editTomlText(text: string, { table, values, own }: EditTomlOptions): string | undefined {
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = readTomlLines(text)
  if (isWrittenOtherwise(lines, table)) return undefined
  const start = lines.findIndex(({ opens }) => opens !== undefined && isSame(opens, table))
  if (values === undefined) {
    const kept = withoutTable(lines, table)
    return kept.length === lines.length ? text : join(kept, newline)
  }
  const body = Object.entries(values).map(([key, value]) => ({ text: `${key} = ${write(value)}` }))
  if (start === -1) {
    const before = text.trimEnd() === '' ? '' : `${text.trimEnd()}${newline}${newline}`
    return `${before}${[`[${table.join('.')}]`, ...body.map((line) => line.text)].join(newline)}${newline}`
  }
  const next = lines.findIndex(({ opens }, index) => index > start && opens !== undefined)
  const end = next === -1 ? lines.length : next
  const rest = withoutKeys(lines.slice(start + 1, end), own)
  const edited = [...lines.slice(0, start + 1), ...body, ...rest, ...lines.slice(end)]
  return join(edited, newline)
}

function join(lines: readonly TomlLine[], newline: string): string {
  return lines.map(({ text }) => text).join(newline)
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && isWithin(one, other)
}

/** `path` is `outer` or something below it. */
function isWithin(path: readonly string[], outer: readonly string[]): boolean {
  return outer.every((part, index) => path[index] === part)
}

/** `mcp_servers = {…}`, `metier = {…}` in its table, `mcp_servers.metier.command = "…"` or `[[mcp_servers]]`. */
function isWrittenOtherwise(lines: readonly TomlLine[], table: readonly string[]): boolean {
  let open: readonly string[] = []
  return lines.some(({ opens, isListed, key }) => {
    open = opens ?? open
    if (opens !== undefined) return isListed === true && opens.length > 0 && isWithin(table, opens)
    if (key === undefined || isWithin(open, table)) return false
    const whole = [...open, ...key]
    return isWithin(table, whole) || isWithin(whole, table)
  })
}

/** What stands between its last value and the next header is that one's, or nobody's: comments stay. */
function withoutTable(lines: readonly TomlLine[], table: readonly string[]): readonly TomlLine[] {
  const kept: TomlLine[] = []
  let isOurs = false
  let between: TomlLine[] = []
  const settle = () => {
    const hasGap = kept.length === 0 || kept.at(-1)?.text.trim() === ''
    const first = hasGap ? between.findIndex(({ text }) => text.trim() !== '') : 0
    kept.push(...(first === -1 ? [] : between.slice(first)))
    between = []
  }
  for (const line of lines) {
    const { opens, key, continues, text } = line
    if (opens !== undefined) {
      const wasOurs = isOurs
      isOurs = isWithin(opens, table)
      if (wasOurs && !isOurs) settle()
    }
    if (!isOurs) kept.push(line)
    else if (opens !== undefined || key !== undefined || continues === true) between = []
    else if (text.trim() === '' || text.trimStart().startsWith('#')) between.push(line)
  }
  if (isOurs) settle()
  return kept
}

/** A value may go on over several lines. */
function withoutKeys(lines: readonly TomlLine[], keys: readonly string[]): readonly TomlLine[] {
  let isGone = false
  return lines.filter(({ key, continues }) => {
    if (continues !== true) isGone = key?.length === 1 && keys.includes(key[0] ?? '')
    return !isGone
  })
}

/** TOML's basic strings are JSON's. */
function write(value: string | readonly string[]): string {
  return typeof value === 'string' ? JSON.stringify(value) : `[${value.map((each) => JSON.stringify(each)).join(', ')}]`
}
