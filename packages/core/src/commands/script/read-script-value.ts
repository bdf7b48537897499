import { closingOf } from './closing-of.ts'
import type { ScriptToken } from './script-token.ts'
import type { ScriptMember, ScriptValue } from './script-value.ts'
import { splitTokens } from './split-tokens.ts'

const deepest = 48

const unknown: ScriptValue = { kind: 'unknown' }

const constants: ReadonlyMap<string, ScriptValue> = new Map<string, ScriptValue>([
  ['true', { kind: 'literal', value: true }],
  ['false', { kind: 'literal', value: false }],
  ['null', { kind: 'literal', value: null }],
])

/** Reads a whole expression; one with a part that is not understood is unknown as a whole. */
export function readScriptValue(tokens: readonly ScriptToken[], depth = 0): ScriptValue {
  const [first] = tokens
  if (first === undefined || depth > deepest) return unknown
  if (isFunction(tokens)) return functionOf(tokens)
  const cut = tokens.findIndex(
    ({ kind, text }, index) => index > 0 && kind === 'name' && /^(?:as|satisfies)$/.test(text),
  )
  if (cut !== -1 && isTopLevel(tokens, cut)) return readScriptValue(tokens.slice(0, cut), depth + 1)
  if (first.text === '-' && tokens.length === 2 && tokens[1]?.kind === 'number') {
    return { kind: 'literal', value: -Number(tokens[1].text.replaceAll('_', '')) }
  }
  if (tokens.length > 1 && tokens.every(({ kind }, index) => (index % 2 === 0 ? kind === 'string' : true))) {
    const joined = concatenation(tokens)
    if (joined !== undefined) return joined
  }
  return postfix(tokens, depth)
}

function isFunction(tokens: readonly ScriptToken[]): boolean {
  const [first, second] = tokens
  if (first?.text === 'function' || (first?.text === 'async' && second !== undefined)) return true
  if (first?.kind === 'name' && second?.text === '=>') return true
  if (first?.text !== '(' && first?.text !== '<') return false
  const close = tokens.findIndex(({ text }) => text === '=>')
  return close !== -1 && isTopLevel(tokens, close)
}

function functionOf(tokens: readonly ScriptToken[]): ScriptValue {
  const start = tokens.findIndex(
    ({ kind, text }, index) => text === '(' || (kind === 'name' && tokens[index + 1]?.text === '=>'),
  )
  return { kind: 'function', tokens: tokens.slice(Math.max(0, start)) }
}

function isTopLevel(tokens: readonly ScriptToken[], index: number): boolean {
  let depth = 0
  for (const { kind, text } of tokens.slice(0, index)) {
    if (kind !== 'operator') continue
    if ('([{'.includes(text)) depth += 1
    if (')]}'.includes(text)) depth -= 1
  }
  return depth === 0
}

function concatenation(tokens: readonly ScriptToken[]): ScriptValue | undefined {
  const parts = tokens.filter((_, index) => index % 2 === 0).map(({ value }) => value)
  const isSum = tokens.every(({ text }, index) => index % 2 === 0 || text === '+')
  return isSum && tokens.length % 2 === 1 && !parts.includes(undefined)
    ? { kind: 'literal', value: parts.join('') }
    : undefined
}

/** A value, then any number of `.name`, `(…)` and `!`. */
function postfix(tokens: readonly ScriptToken[], depth: number): ScriptValue {
  let { value, next } = primary(tokens, depth)
  while (next < tokens.length) {
    const token = tokens[next]
    const following = tokens[next + 1]
    if ((token?.text === '.' || token?.text === '?.') && following?.kind === 'name') {
      value = { kind: 'member', object: value, name: following.text }
      next += 2
    } else if (token?.text === '(') {
      const close = closingOf(tokens, next)
      if (close === tokens.length) return unknown
      const inside = splitTokens(tokens.slice(next + 1, close), ',')
      const given = inside.map((part) => readScriptValue(part, depth + 1))
      value = { kind: 'call', callee: value, arguments: given, offset: tokens[0]?.offset ?? 0 }
      next = close + 1
    } else if (token?.text === '<') {
      const close = genericEnd(tokens, next)
      if (close === undefined) return unknown
      next = close
    } else if (token?.text === '!') next += 1
    else return unknown
  }
  return value
}

/** Behind the types that a call is given, `f<A, B>(…)`; `undefined` where the sign compares. */
function genericEnd(tokens: readonly ScriptToken[], open: number): number | undefined {
  let depth = 0
  for (let index = open; index < tokens.length; index += 1) {
    const text = tokens[index]?.text
    if (text === '<') depth += 1
    if (text === '>') depth -= 1
    if (depth === 0) return tokens[index + 1]?.text === '(' ? index + 1 : undefined
  }
  return undefined
}

function primary(tokens: readonly ScriptToken[], depth: number): { value: ScriptValue; next: number } {
  const [first] = tokens
  if (first === undefined) return { value: unknown, next: tokens.length }
  if (first.kind === 'string') {
    return { value: first.value === undefined ? unknown : { kind: 'literal', value: first.value }, next: 1 }
  }
  if (first.kind === 'number') {
    const number = Number(first.text.replaceAll('_', ''))
    return { value: Number.isFinite(number) ? { kind: 'literal', value: number } : unknown, next: 1 }
  }
  if (first.kind === 'name') return { value: constants.get(first.text) ?? { kind: 'name', name: first.text }, next: 1 }
  const close = closingOf(tokens, 0)
  const inside = tokens.slice(1, close)
  if (first.text === '(') return { value: readScriptValue(inside, depth + 1), next: close + 1 }
  if (first.text === '[') {
    const items = splitTokens(inside, ',').map((part) => readScriptValue(part, depth + 1))
    return { value: { kind: 'array', items }, next: close + 1 }
  }
  if (first.text === '{') return { value: objectOf(inside, depth + 1), next: close + 1 }
  return { value: unknown, next: tokens.length }
}

function objectOf(tokens: readonly ScriptToken[], depth: number): ScriptValue {
  const members: ScriptMember[] = []
  let open = false
  for (const part of splitTokens(tokens, ',')) {
    const member = memberOf(part, depth)
    if (member === undefined) open = true
    else members.push(member)
  }
  return { kind: 'object', members, open }
}

function memberOf(part: readonly ScriptToken[], depth: number): ScriptMember | undefined {
  const modifier = /^(?:async|get|set)$/.test(part[0]?.text ?? '') && part[1]?.kind !== 'operator' ? 1 : 0
  const start = part[modifier]?.text === '*' ? modifier + 1 : modifier
  const [name, sign, ...rest] = part.slice(start)
  if (name === undefined || name.kind === 'operator' || name.kind === 'regex') return undefined
  const key = name.kind === 'string' ? name.value : name.text
  if (key === undefined) return undefined
  if (sign === undefined) return { key, value: { kind: 'name', name: key } }
  if (sign.text === ':') return { key, value: readScriptValue(rest, depth) }
  if (sign.text === '(' || sign.text === '<') return { key, value: functionOf(part.slice(start + 1)) }
  return undefined
}
