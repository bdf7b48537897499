import type { ScriptToken } from './script-token.ts'
import type { ScriptTypes } from './read-script-type.ts'
import { readScriptValue } from './read-script-value.ts'
import type { ScriptValue } from './script-value.ts'
import { splitTokens } from './split-tokens.ts'

/** One thing that a file lets others import. */
export interface ScriptExport {
  /** `default`, or the name outside. */
  readonly name: string
  readonly value: ScriptValue
  readonly offset: number
}

export interface ScriptDeclarations {
  /** What `const`, `let` and `var` were given, by name. */
  readonly values: ReadonlyMap<string, ScriptValue>
  readonly types: ScriptTypes
  readonly exports: readonly ScriptExport[]
  /** Local names by what is imported: `metier:defineCommand`, `zod:z`, `zod:*`. */
  readonly imports: ReadonlyMap<string, string>
  /** Something is handed on from another file. */
  readonly reexports: boolean
}

interface Found {
  readonly values: Map<string, ScriptValue>
  readonly types: Map<string, readonly ScriptToken[]>
  readonly exports: ScriptExport[]
  readonly imports: Map<string, string>
  reexports: boolean
}

/** What stands at the top of a module. */
export function readDeclarations(tokens: readonly ScriptToken[]): ScriptDeclarations {
  const found: Found = { values: new Map(), types: new Map(), exports: [], imports: new Map(), reexports: false }
  for (const statement of statements(tokens)) readStatement(statement, found)
  return found
}

function* statements(tokens: readonly ScriptToken[]): Generator<readonly ScriptToken[]> {
  let depth = 0
  let start = 0
  for (const [index, token] of tokens.entries()) {
    const isSign = token.kind === 'operator'
    if (depth === 0 && index > start && beginsStatement(token, tokens[index - 1])) {
      yield tokens.slice(start, index)
      start = index
    }
    if (isSign && '([{'.includes(token.text)) depth += 1
    if (isSign && ')]}'.includes(token.text)) depth -= 1
    if (depth === 0 && isSign && token.text === ';') {
      yield tokens.slice(start, index)
      start = index + 1
    }
  }
  if (start < tokens.length) yield tokens.slice(start)
}

/** At the start of a line, unless either side shows that the line before goes on. */
function beginsStatement(token: ScriptToken, before: ScriptToken | undefined): boolean {
  if (!token.startsLine || before === undefined) return false
  if (token.kind === 'operator' && token.text !== '{' && token.text !== '@') return false
  if (/^(?:as|satisfies|extends|implements|from)$/.test(token.text)) return false
  return before.kind !== 'operator' || ')]}>'.includes(before.text)
}

function readStatement(statement: readonly ScriptToken[], found: Found): void {
  const isExport = statement[0]?.text === 'export'
  const rest = statement.slice(isExport ? 1 : 0).filter(({ text }, index) => !(index === 0 && text === 'declare'))
  const [keyword] = rest
  if (keyword?.text === 'import' && !isExport) return readImport(rest, found)
  if (keyword?.text === 'const' || keyword?.text === 'let' || keyword?.text === 'var') {
    return readVariables(rest.slice(1), isExport, found)
  }
  if (keyword?.text === 'interface' || keyword?.text === 'type') readTypeName(rest, isExport, found)
  else if (isExport) readExport(rest, found)
}

function readTypeName(rest: readonly ScriptToken[], isExport: boolean, found: Found): void {
  const [keyword, name] = rest
  if (name?.kind !== 'name') return
  const sign = keyword?.text === 'interface' ? '{' : '='
  const start = rest.findIndex(({ text }) => text === sign)
  if (start !== -1) found.types.set(name.text, rest.slice(sign === '=' ? start + 1 : start))
  else if (isExport) found.reexports ||= rest.some(({ text }) => text === 'from')
}

function readExport(rest: readonly ScriptToken[], found: Found): void {
  const [keyword] = rest
  const offset = keyword?.offset ?? 0
  if (keyword?.text === 'default') {
    found.exports.push({ name: 'default', value: readScriptValue(rest.slice(1)), offset })
  } else if (rest.some(({ text, kind }) => kind === 'name' && text === 'from')) found.reexports = true
  else if (keyword?.text === '{') {
    for (const part of splitTokens(rest.slice(1, -1), ',')) {
      const [local, , outside = local] = part
      if (local === undefined || outside === undefined) continue
      found.exports.push({ name: outside.text, value: { kind: 'name', name: local.text }, offset: local.offset })
    }
  }
}

function readVariables(tokens: readonly ScriptToken[], isExport: boolean, found: Found): void {
  for (const part of splitTokens(tokens, ',')) {
    const [name] = part
    const equals = part.findIndex(({ kind, text }) => kind === 'operator' && text === '=')
    if (name?.kind !== 'name' || equals === -1) continue
    const value = readScriptValue(part.slice(equals + 1))
    found.values.set(name.text, value)
    if (isExport) found.exports.push({ name: name.text, value, offset: name.offset })
  }
}

function readImport(statement: readonly ScriptToken[], { imports }: Found): void {
  const from = statement.findLastIndex(({ kind, text }) => kind === 'name' && text === 'from')
  const source = statement[from + 1]?.value
  if (from === -1 || source === undefined) return
  const clause = statement.slice(1, from)
  const star = clause.findIndex(({ text }) => text === '*')
  const braced = clause.findIndex(({ text }) => text === '{')
  if (star !== -1 && clause[star + 2] !== undefined) imports.set(`${source}:*`, clause[star + 2]?.text ?? '')
  if (clause[0]?.kind === 'name' && clause[0].text !== 'type') imports.set(`${source}:default`, clause[0].text)
  if (braced === -1) return
  for (const part of splitTokens(clause.slice(braced + 1, -1), ',')) {
    const [outside, , local = outside] = part
    if (outside !== undefined && local !== undefined) imports.set(`${source}:${outside.text}`, local.text)
  }
}
