import type { JsonSchema } from '../json-schema.ts'
import { plainValueOf } from './plain-value-of.ts'
import type { ScriptValue } from './script-value.ts'

export interface SchemaScope {
  /** Names that stand for the schema library, such as `z`. */
  readonly libraries: ReadonlySet<string>
  /** What a name of the file was given. */
  readonly resolve: (name: string) => ScriptValue | undefined
}

/** A schema in the making: whether a value must be given is said by the object it is in. */
interface Part {
  readonly schema: JsonSchema
  readonly optional: boolean
}

const deepest = 48

const roots: ReadonlyMap<string, JsonSchema> = new Map<string, JsonSchema>([
  ['string', { type: 'string' }],
  ['number', { type: 'number' }],
  ['int', { type: 'integer' }],
  ['boolean', { type: 'boolean' }],
  ['null', { type: 'null' }],
  ['email', { type: 'string', format: 'email' }],
  ['url', { type: 'string', format: 'uri' }],
  ['uuid', { type: 'string', format: 'uuid' }],
  ['any', {}],
  ['unknown', {}],
])

/** The JSON Schema of a chain of calls such as `z.object({…}).strict()`; `undefined` when it is no such chain. */
export function schemaOfZod(value: ScriptValue, scope: SchemaScope): JsonSchema | undefined {
  return partOf(value, scope, 0)?.schema
}

function partOf(value: ScriptValue, scope: SchemaScope, depth: number): Part | undefined {
  if (depth > deepest) return undefined
  if (value.kind === 'name') {
    const found = scope.resolve(value.name)
    return found && partOf(found, scope, depth + 1)
  }
  if (value.kind !== 'call' || value.callee.kind !== 'member') return undefined
  const { object, name } = value.callee
  const isLibrary = object.kind === 'name' && scope.libraries.has(object.name)
  const isCoercion =
    object.kind === 'member' &&
    object.name === 'coerce' &&
    object.object.kind === 'name' &&
    scope.libraries.has(object.object.name)
  if (isLibrary) return rootOf(name, value.arguments, scope, depth + 1)
  // What is coerced may be given in any form.
  if (isCoercion) return { schema: {}, optional: false }
  const inner = partOf(object, scope, depth + 1)
  return inner && refine(inner, name, value.arguments, scope, depth + 1)
}

function rootOf(name: string, given: readonly ScriptValue[], scope: SchemaScope, depth: number): Part {
  const [first] = given
  const inner = (value: ScriptValue | undefined): JsonSchema => (value && partOf(value, scope, depth)?.schema) ?? {}
  const plain = first && plainValueOf(first, scope.resolve)
  const part = (schema: JsonSchema): Part => ({ schema, optional: false })
  switch (name) {
    case 'object':
    case 'strictObject':
    case 'looseObject':
      return part(objectOf(first, scope, depth, name))
    case 'array':
    case 'set':
      return part({ type: 'array', ...(name === 'set' && { uniqueItems: true }), items: inner(first) })
    case 'record':
      return part({ type: 'object', additionalProperties: inner(given[1] ?? first) })
    case 'enum':
      return part(Array.isArray(plain?.value) ? { enum: plain.value } : {})
    case 'literal':
      return part(
        plain === undefined ? {} : Array.isArray(plain.value) ? { enum: plain.value } : { const: plain.value },
      )
    case 'union':
      return part(first?.kind === 'array' ? { anyOf: first.items.map(inner) } : {})
    case 'tuple':
      return part(first?.kind === 'array' ? { type: 'array', prefixItems: first.items.map(inner) } : { type: 'array' })
    case 'optional':
      return { schema: inner(first), optional: true }
    case 'nullable':
      return part({ anyOf: [inner(first), { type: 'null' }] })
    default:
      return part(roots.get(name) ?? {})
  }
}

function objectOf(shape: ScriptValue | undefined, scope: SchemaScope, depth: number, kind: string): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  const resolved = shape?.kind === 'name' ? scope.resolve(shape.name) : shape
  const members = resolved?.kind === 'object' ? resolved.members : []
  for (const { key, value } of members) {
    // What is not understood may be anything, and may be left out: the command itself checks it.
    const part = partOf(value, scope, depth) ?? { schema: {}, optional: true }
    properties[key] = part.schema
    if (!part.optional) required.push(key)
  }
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    ...(kind === 'strictObject' && { additionalProperties: false }),
  }
}

const formats = /^(?:email|uuid|date|datetime|time|ipv4|ipv6)$/
const bounds: Readonly<Record<string, readonly [number: string, text: string, list: string]>> = {
  min: ['minimum', 'minLength', 'minItems'],
  gte: ['minimum', 'minLength', 'minItems'],
  max: ['maximum', 'maxLength', 'maxItems'],
  lte: ['maximum', 'maxLength', 'maxItems'],
  gt: ['exclusiveMinimum', 'minLength', 'minItems'],
  lt: ['exclusiveMaximum', 'maxLength', 'maxItems'],
}

function refine(part: Part, name: string, given: readonly ScriptValue[], scope: SchemaScope, depth: number): Part {
  const { schema, optional } = part
  const plain = given[0] && plainValueOf(given[0], scope.resolve)?.value
  const changed = (more: JsonSchema): Part => ({ schema: { ...schema, ...more }, optional })
  if (Object.hasOwn(bounds, name)) return changed(boundOf(schema, name, plain))
  if (formats.test(name)) return changed({ format: name === 'datetime' ? 'date-time' : name })
  switch (name) {
    case 'optional':
      return { schema, optional: true }
    case 'nullish':
      return { schema: { anyOf: [schema, { type: 'null' }] }, optional: true }
    case 'nullable':
      return { schema: { anyOf: [schema, { type: 'null' }] }, optional }
    case 'default':
    case 'prefault':
      return { schema: plain === undefined ? schema : { ...schema, default: plain }, optional: true }
    case 'catch':
      return { schema: {}, optional: true }
    case 'describe':
      return typeof plain === 'string' ? changed({ description: plain }) : part
    case 'meta':
      return changed(describedIn(plain))
    case 'int':
      return changed({ type: 'integer' })
    case 'positive':
      return changed({ exclusiveMinimum: 0 })
    case 'nonnegative':
      return changed({ minimum: 0 })
    case 'nonempty':
      return changed(boundOf(schema, 'min', 1))
    case 'url':
      return changed({ format: 'uri' })
    case 'array':
      return { schema: { type: 'array', items: schema }, optional: false }
    case 'or':
      return { schema: { anyOf: [schema, (given[0] && partOf(given[0], scope, depth)?.schema) ?? {}] }, optional }
    case 'strict':
      return changed({ additionalProperties: false })
    case 'partial': {
      const { required: _, ...rest } = schema
      return { schema: rest, optional }
    }
    case 'extend':
      return { schema: extended(schema, objectOf(given[0], scope, depth, 'object')), optional }
    default:
      return part
  }
}

function boundOf(schema: JsonSchema, name: string, value: unknown): JsonSchema {
  const names = Object.hasOwn(bounds, name) ? bounds[name] : undefined
  if (typeof value !== 'number' || names === undefined) return {}
  const [number, text, list] = names
  if (schema['type'] === 'string') return { [text]: value }
  return schema['type'] === 'array' ? { [list]: value } : { [number]: value }
}

function describedIn(plain: unknown): JsonSchema {
  const entries = typeof plain === 'object' && plain !== null ? Object.entries(plain) : []
  return Object.fromEntries(
    entries.filter(([key, value]) => /^(?:title|description)$/.test(key) && typeof value === 'string'),
  )
}

function extended(schema: JsonSchema, more: JsonSchema): JsonSchema {
  const required = [schema, more].flatMap((each) => (Array.isArray(each['required']) ? each['required'] : []))
  const properties: object = Object.assign({}, schema['properties'], more['properties'])
  return { ...schema, properties, ...(required.length > 0 && { required: [...new Set(required)] }) }
}
