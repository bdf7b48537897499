import { charactersOf } from './characters-of.ts'

/** A value that a template calls: a macro, a function of ours. Nothing of the platform is ever one. */
export class TemplateFunction {
  readonly name: string
  readonly call: (plain: readonly unknown[], named: ReadonlyMap<string, unknown>) => unknown

  constructor(name: string, call: TemplateFunction['call']) {
    this.name = name
    this.call = call
  }
}

/** Text that is not escaped again. */
export class SafeText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** What `namespace()` makes: the one thing that a loop can change for what comes after it. */
export class TemplateNamespace {
  readonly values = new Map<string, unknown>()
}

export type TemplateRecord = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is TemplateRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return !(value instanceof TemplateFunction || value instanceof SafeText || value instanceof TemplateNamespace)
}

export function isTruthy(value: unknown): boolean {
  if (value instanceof SafeText) return value.text !== ''
  if (Array.isArray(value)) return value.length > 0
  if (isRecord(value)) return Object.keys(value).length > 0
  return Boolean(value)
}

/** As Python's `str` writes it: what is not there is nothing. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof SafeText) return value.text
  if (value === undefined) return ''
  return toSource(value)
}

/** As Python's `repr` writes it. */
export function toSource(value: unknown, depth = 0): string {
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'number') return numberText(value)
  if (value instanceof SafeText) return quoted(value.text)
  if (typeof value === 'string') return quoted(value)
  if (depth > 20) return '...'
  if (Array.isArray(value)) return `[${value.map((item) => toSource(item, depth + 1)).join(', ')}]`
  if (value instanceof TemplateFunction) return `<function ${value.name}>`
  if (value instanceof TemplateNamespace) return '<Namespace>'
  const pairs = isRecord(value) ? Object.entries(value) : []
  return `{${pairs.map(([key, each]) => `${quoted(key)}: ${toSource(each, depth + 1)}`).join(', ')}}`
}

function numberText(value: number): string {
  if (Number.isNaN(value)) return 'nan'
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf'
  return String(value).replace(/e([-+])(\d)$/, 'e$10$2')
}

function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'"
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')
  return `${mark}${mark === "'" ? escaped.replaceAll("'", "\\'") : escaped}${mark}`
}

export function isEqual(left: unknown, right: unknown, depth = 0): boolean {
  const a = left instanceof SafeText ? left.text : (left ?? null)
  const b = right instanceof SafeText ? right.text : (right ?? null)
  if (a === b) return true
  if (depth > 20) return false
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index], depth + 1))
  }
  if (!isRecord(a) || !isRecord(b))
    return typeof a === 'boolean' || typeof b === 'boolean'
      ? Number(a) === Number(b) && isNumeric(a) && isNumeric(b)
      : false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key], depth + 1))
  )
}

function isNumeric(value: unknown): boolean {
  return typeof value === 'boolean' || typeof value === 'number'
}

/** Negative, 0 or positive; `undefined` when two such values have no order. */
export function compareValues(left: unknown, right: unknown): number | undefined {
  const a = left instanceof SafeText ? left.text : left
  const b = right instanceof SafeText ? right.text : right
  if (isNumeric(a) && isNumeric(b)) return Number(a) - Number(b)
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b)
  if (!Array.isArray(a) || !Array.isArray(b)) return undefined
  for (const [index, item] of a.entries()) {
    if (index >= b.length) return 1
    const order = compareValues(item, b[index])
    if (order !== 0) return order
  }
  return a.length - b.length
}

/** By code point, as Python orders text. */
function compareText(a: string, b: string): number {
  const left = charactersOf(a.slice(0, 4096))
  const right = charactersOf(b.slice(0, 4096))
  for (const [index, character] of left.entries()) {
    const other = right[index]
    if (other === undefined) return 1
    if (character !== other) return (character.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0)
  }
  return left.length - right.length
}
