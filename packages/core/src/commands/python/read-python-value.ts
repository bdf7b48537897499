import type { PythonToken } from './python-token.ts'
import { splitArguments } from './split-arguments.ts'

/** What an expression is known to be: a literal, or a member of something such as `Category.READ`. */
export type PythonValue =
  | { readonly kind: 'literal'; readonly value: unknown }
  | { readonly kind: 'member'; readonly name: string }

/** Module-level names with known values. */
export type PythonNames = ReadonlyMap<string, PythonValue>

const deepest = 32

/** The value of an expression that is known without running it; `undefined` for any other. */
export function readPythonValue(
  tokens: readonly PythonToken[],
  names: PythonNames,
  depth = 0,
): PythonValue | undefined {
  const [first] = tokens
  if (first === undefined || depth > deepest) return undefined
  if (tokens.every(({ kind }) => kind === 'string')) return textOf(tokens)
  if (tokens.length === 1) return plainOf(first, names)
  if (first.text === '-' && tokens.length === 2) return negative(tokens[1])
  if (isBracketed(tokens)) return collectionOf(tokens, names, depth)
  const last = tokens.at(-1)
  const isMember = last?.kind === 'name' && tokens.every(({ kind, text }) => kind === 'name' || text === '.')
  return isMember ? { kind: 'member', name: last.text } : undefined
}

function textOf(tokens: readonly PythonToken[]): PythonValue | undefined {
  const parts = tokens.map(({ value }) => value)
  return parts.includes(undefined) ? undefined : { kind: 'literal', value: parts.join('') }
}

const constants: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['True', true],
  ['False', false],
  ['None', null],
])

function plainOf({ kind, text }: PythonToken, names: PythonNames): PythonValue | undefined {
  if (kind === 'number') {
    const value = Number(text.replaceAll('_', ''))
    return Number.isFinite(value) ? { kind: 'literal', value } : undefined
  }
  if (constants.has(text)) return { kind: 'literal', value: constants.get(text) }
  return names.get(text)
}

function negative(token: PythonToken | undefined): PythonValue | undefined {
  const value = token && plainOf(token, new Map())
  return value?.kind === 'literal' && typeof value.value === 'number'
    ? { kind: 'literal', value: -value.value }
    : undefined
}

/** Is the last bracket the one that the first opens? */
function isBracketed(tokens: readonly PythonToken[]): boolean {
  let depth = 0
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind !== 'operator') continue
    if ('([{'.includes(text)) depth += 1
    if (')]}'.includes(text)) depth -= 1
    if (depth === 0) return index > 0 && index === tokens.length - 1
  }
  return false
}

function collectionOf(tokens: readonly PythonToken[], names: PythonNames, depth: number): PythonValue | undefined {
  const inside = tokens.slice(1, -1)
  const parts = splitArguments(inside)
  const isTuple = tokens[0]?.text === '('
  if (isTuple && parts.length === 1 && inside.at(-1)?.text !== ',') return readPythonValue(inside, names, depth + 1)
  const isMapping = tokens[0]?.text === '{' && parts.every((part) => splitArguments(part, ':').length > 1)
  if (isMapping) return mappingOf(parts, names, depth)
  const values: unknown[] = []
  for (const part of parts) {
    const value = readPythonValue(part, names, depth + 1)
    if (value?.kind !== 'literal') return undefined
    values.push(value.value)
  }
  return { kind: 'literal', value: values }
}

function mappingOf(
  parts: readonly (readonly PythonToken[])[],
  names: PythonNames,
  depth: number,
): PythonValue | undefined {
  const pairs: (readonly [string, unknown])[] = []
  for (const part of parts) {
    const [left = [], ...rest] = splitArguments(part, ':')
    const key = readPythonValue(left, names, depth + 1)
    const value = rest.length === 1 ? readPythonValue(rest[0] ?? [], names, depth + 1) : undefined
    if (key?.kind !== 'literal' || typeof key.value !== 'string' || value?.kind !== 'literal') return undefined
    pairs.push([key.value, value.value])
  }
  return { kind: 'literal', value: Object.fromEntries(pairs) }
}
