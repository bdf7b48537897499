import type { JsonSchema } from '../json-schema.ts'
import { closingOf } from './closing-of.ts'
import type { ScriptToken } from './script-token.ts'
import { splitTokens } from './split-tokens.ts'
import { typeMembers } from './type-members.ts'

/** The types that a file declares: the tokens of each, by name. */
export type ScriptTypes = ReadonlyMap<string, readonly ScriptToken[]>

const deepest = 12

const plainTypes: ReadonlyMap<string, JsonSchema> = new Map<string, JsonSchema>([
  ['string', { type: 'string' }],
  ['number', { type: 'number' }],
  ['bigint', { type: 'integer' }],
  ['boolean', { type: 'boolean' }],
  ['null', { type: 'null' }],
  ['object', { type: 'object' }],
  ['Date', { type: 'string', format: 'date-time' }],
  ['URL', { type: 'string', format: 'uri' }],
])

/** The JSON Schema of a TypeScript type; what is not understood lets everything through. */
export function readScriptType(written: readonly ScriptToken[], types: ScriptTypes, depth = 0): JsonSchema {
  const tokens = written[0]?.text === 'readonly' ? written.slice(1) : written
  const [first] = tokens
  if (first === undefined || depth > deepest) return {}
  const alternatives = splitTokens(tokens, '|', { angles: true })
  if (alternatives.length > 1 || first.text === '|') return unionOf(alternatives, types, depth + 1)
  const parts = splitTokens(tokens, '&', { angles: true })
  if (parts.length > 1) return intersection(parts.map((part) => readScriptType(part, types, depth + 1)))
  if (tokens.length > 2 && tokens.at(-1)?.text === ']' && tokens.at(-2)?.text === '[') {
    return { type: 'array', items: readScriptType(tokens.slice(0, -2), types, depth + 1) }
  }
  const literal = literalOf(tokens)
  if (literal !== undefined) return literal
  const close = closingOf(tokens, 0)
  if (close === tokens.length - 1 && '([{'.includes(first.text)) {
    const inside = tokens.slice(1, -1)
    if (first.text === '(') return readScriptType(inside, types, depth + 1)
    return first.text === '[' ? tupleOf(inside, types, depth + 1) : objectOf(inside, types, depth + 1)
  }
  return first.kind === 'name' ? named(tokens, types, depth + 1) : {}
}

function literalOf(tokens: readonly ScriptToken[]): JsonSchema | undefined {
  const [first] = tokens
  if (first === undefined || tokens.length !== 1) return undefined
  if (first.kind === 'string') return first.value === undefined ? { type: 'string' } : { const: first.value }
  if (first.kind === 'number') return { const: Number(first.text.replaceAll('_', '')) }
  return first.text === 'true' || first.text === 'false' ? { const: first.text === 'true' } : undefined
}

function unionOf(alternatives: readonly (readonly ScriptToken[])[], types: ScriptTypes, depth: number): JsonSchema {
  const given = alternatives.filter((part) => !(part.length === 1 && part[0]?.text === 'undefined'))
  const schemas = given.map((part) => readScriptType(part, types, depth))
  if (schemas.length === 1) return schemas[0] ?? {}
  if (schemas.every((schema) => 'const' in schema)) return { enum: schemas.map((schema) => schema['const']) }
  const kinds = schemas.map((schema) => (Object.keys(schema).length === 1 ? schema['type'] : undefined))
  return kinds.every((kind) => typeof kind === 'string') ? { type: [...new Set(kinds)] } : { anyOf: schemas }
}

function intersection(schemas: readonly JsonSchema[]): JsonSchema {
  const required = schemas.flatMap((schema) => (Array.isArray(schema['required']) ? schema['required'] : []))
  const properties: object = Object.assign({}, ...schemas.map((schema) => schema['properties'] ?? {}))
  const isObject = schemas.every((schema) => schema['type'] === 'object')
  return isObject ? { type: 'object', properties, ...(required.length > 0 && { required }) } : { allOf: schemas }
}

function tupleOf(inside: readonly ScriptToken[], types: ScriptTypes, depth: number): JsonSchema {
  const items = splitTokens(inside, ',', { angles: true }).map((part) => readScriptType(part, types, depth))
  return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length }
}

function objectOf(inside: readonly ScriptToken[], types: ScriptTypes, depth: number): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  for (const { key, optional, type, comment } of typeMembers(inside)) {
    properties[key] = { ...readScriptType(type, types, depth), ...(comment !== undefined && { description: comment }) }
    if (!optional) required.push(key)
  }
  return { type: 'object', properties, ...(required.length > 0 && { required }) }
}

type ReadInner = (index: number) => JsonSchema

const generics: ReadonlyMap<string, (read: ReadInner) => JsonSchema> = new Map([
  ['Array', (read) => ({ type: 'array', items: read(0) })],
  ['ReadonlyArray', (read) => ({ type: 'array', items: read(0) })],
  ['Iterable', (read) => ({ type: 'array', items: read(0) })],
  ['Set', (read) => ({ type: 'array', uniqueItems: true, items: read(0) })],
  ['ReadonlySet', (read) => ({ type: 'array', uniqueItems: true, items: read(0) })],
  ['Record', (read) => ({ type: 'object', additionalProperties: read(1) })],
  ['Map', (read) => ({ type: 'object', additionalProperties: read(1) })],
  ['Readonly', (read) => read(0)],
  ['NonNullable', (read) => read(0)],
  ['Partial', (read) => withoutRequired(read(0))],
] satisfies readonly (readonly [string, (read: ReadInner) => JsonSchema])[])

function withoutRequired(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== 'required'))
}

function named(tokens: readonly ScriptToken[], types: ScriptTypes, depth: number): JsonSchema {
  const [name, angle] = tokens
  const isGeneric = angle?.text === '<'
  if (tokens.length > 1 && !isGeneric) return {}
  const declared = types.get(name?.text ?? '')
  if (declared !== undefined) return readScriptType(declared, types, depth)
  const inner = isGeneric ? splitTokens(tokens.slice(2, -1), ',', { angles: true }) : []
  const generic = generics.get(name?.text ?? '')
  if (generic !== undefined) return generic((index) => readScriptType(inner[index] ?? [], types, depth))
  return plainTypes.get(name?.text ?? '') ?? {}
}
