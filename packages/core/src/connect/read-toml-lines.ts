/** One line of TOML, as far as it must be understood to change the lines of one table and no others. */
export interface TomlLine {
  readonly text: string
  /** Path of the table that it opens; empty for a header that cannot be read, which opens some table all the same. */
  readonly opens?: readonly string[]
  /** It opens one more table of a list (`[[name]]`). */
  readonly isListed?: boolean
  /** Path of the key that is set here, within the table that is open. */
  readonly key?: readonly string[]
  /** It belongs to the value that began on a line before it. */
  readonly continues?: boolean
}

interface State {
  /** The quotes of a text that goes on over several lines. */
  quote: string | undefined
  /** Brackets and braces that are open. */
  depth: number
}

/** A part of a dotted name: in quotes, or bare; and what stands behind it. */
const part = /\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([\w-]+))\s*/y

const mark = /"""|'''|"(?:[^"\\]|\\.)*"|'[^']*'|#|[[\]{}]/g

/** The lines with the tables and the keys that they open; brackets and quotes within values open none. */
export function readTomlLines(text: string): readonly TomlLine[] {
  const state: State = { quote: undefined, depth: 0 }
  return text.split(/\r?\n/).map((line) => readLine(line, state))
}

function readLine(text: string, state: State): TomlLine {
  if (state.quote !== undefined || state.depth > 0) {
    follow(text, state)
    return { text, continues: true }
  }
  const header = /^\s*(\[\[?)/.exec(text)
  if (header !== null) {
    const { parts, end } = readName(text, header[0].length)
    const isListed = header[1] === '[['
    const isWhole = text.startsWith(isListed ? ']]' : ']', end)
    return { text, opens: isWhole ? parts : [], isListed }
  }
  const { parts, end } = readName(text, 0)
  if (parts.length === 0 || text[end] !== '=') return { text }
  follow(text.slice(end + 1), state)
  return { text, key: parts }
}

function readName(text: string, start: number): { readonly parts: readonly string[]; readonly end: number } {
  const parts: string[] = []
  let end = start
  for (;;) {
    part.lastIndex = end
    const found = part.exec(text)
    if (found === null) return { parts: [], end }
    parts.push(found[1] ?? found[2] ?? found[3] ?? '')
    end = part.lastIndex
    if (text[end] !== '.') return { parts, end }
    end += 1
  }
}

/** What of a value is still open at the end of its line. */
function follow(text: string, state: State): void {
  let at = 0
  for (;;) {
    if (state.quote !== undefined) {
      const end = text.indexOf(state.quote, at)
      if (end === -1) return
      at = end + state.quote.length
      state.quote = undefined
    }
    mark.lastIndex = at
    const found = mark.exec(text)
    if (found === null || found[0] === '#') return
    at = mark.lastIndex
    if (found[0] === '"""' || found[0] === "'''") state.quote = found[0]
    else if (found[0] === '[' || found[0] === '{') state.depth += 1
    else if (found[0] === ']' || found[0] === '}') state.depth = Math.max(0, state.depth - 1)
  }
}
