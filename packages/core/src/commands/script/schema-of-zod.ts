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
  const made = () => making(value.arguments, scope, depth + 1)
  if (isLibrary) return rootOf(name, made())
  // What is coerced may be given in any form.
  if (isCoercion) return { schema: {}, optional: false }
  const inner = partOf(object, scope, depth + 1)
  return inner && refine(inner, name, made())
}

interface Making {
  readonly given: readonly ScriptValue[]
  readonly scope: SchemaScope
  readonly depth: number
  /** The first argument as data, where it is. */
  readonly plain: unknown
  readonly inner: (value: ScriptValue | undefined) => JsonSchema
}

function making(given: readonly ScriptValue[], scope: SchemaScope, depth: number): Making {
  const [first] = given
  const plain = first && plainValueOf(first, scope.resolve)?.value
  const inner = (value: ScriptValue | undefined): JsonSchema => (value && partOf(value, scope, depth)?.schema) ?? {}
  return { given, scope, depth, plain, inner }
}

const makers: ReadonlyMap<string, (made: Making) => JsonSchema> = new Map<string, (made: Making) => JsonSchema>([
  ['object', ({ given, scope, depth }) => objectOf(given[0], scope, depth)],
  ['looseObject', ({ given, scope, depth }) => objectOf(given[0], scope, depth)],
  ['strictObject', ({ given, scope, depth }) => ({ ...objectOf(given[0], scope, depth), additionalProperties: false })],
  ['array', ({ given, inner }) => ({ type: 'array', items: inner(given[0]) })],
  ['set', ({ given, inner }) => ({ type: 'array', uniqueItems: true, items: inner(given[0]) })],
  ['record', ({ given, inner }) => ({ type: 'object', additionalProperties: inner(given[1] ?? given[0]) })],
  ['enum', ({ plain }) => (Array.isArray(plain) ? { enum: plain } : {})],
  ['literal', ({ plain }) => (plain === undefined ? {} : Array.isArray(plain) ? { enum: plain } : { const: plain })],
  ['union', ({ given: [first], inner }) => (first?.kind === 'array' ? { anyOf: first.items.map(inner) } : {})],
  ['nullable', ({ given, inner }) => ({ anyOf: [inner(given[0]), { type: 'null' }] })],
  ['optional', ({ given, inner }) => inner(given[0])],
  [
    'tuple',
    ({ given: [first], inner }) => ({
      type: 'array',
      ...(first?.kind === 'array' && { prefixItems: first.items.map(inner) }),
    }),
  ],
])

function rootOf(name: string, made: Making): Part {
  const schema = makers.get(name)?.(made) ?? roots.get(name) ?? {}
  return { schema, optional: name === 'optional' }
}

function objectOf(shape: ScriptValue | undefined, scope: SchemaScope, depth: number): JsonSchema {
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
  return { type: 'object', properties, ...(required.length > 0 && { required }) }
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

type Refine = (part: Part, made: Making) => Part

const changing =
  (more: (schema: JsonSchema, made: Making) => JsonSchema): Refine =>
  ({ schema, optional }, made) => ({ schema: { ...schema, ...more(schema, made) }, optional })

const refiners: ReadonlyMap<string, Refine> = new Map<string, Refine>([
  ['optional', ({ schema }) => ({ schema, optional: true })],
  ['nullish', ({ schema }) => ({ schema: { anyOf: [schema, { type: 'null' }] }, optional: true })],
  ['nullable', ({ schema, optional }) => ({ schema: { anyOf: [schema, { type: 'null' }] }, optional })],
  [
    'default',
    ({ schema }, { plain }) => ({
      schema: plain === undefined ? schema : { ...schema, default: plain },
      optional: true,
    }),
  ],
  ['prefault', ({ schema }) => ({ schema, optional: true })],
  ['catch', () => ({ schema: {}, optional: true })],
  ['array', ({ schema }) => ({ schema: { type: 'array', items: schema }, optional: false })],
  ['or', ({ schema, optional }, { given, inner }) => ({ schema: { anyOf: [schema, inner(given[0])] }, optional })],
  ['partial', ({ schema, optional }) => ({ schema: withoutRequired(schema), optional })],
  [
    'extend',
    ({ schema, optional }, { given, scope, depth }) => ({
      schema: extended(schema, objectOf(given[0], scope, depth)),
      optional,
    }),
  ],
  ['describe', changing((_, { plain }) => (typeof plain === 'string' ? { description: plain } : {}))],
  ['meta', changing((_, { plain }) => describedIn(plain))],
  ['int', changing(() => ({ type: 'integer' }))],
  ['positive', changing(() => ({ exclusiveMinimum: 0 }))],
  ['nonnegative', changing(() => ({ minimum: 0 }))],
  ['nonempty', changing((schema) => boundOf(schema, 'min', 1))],
  ['url', changing(() => ({ format: 'uri' }))],
  ['strict', changing(() => ({ additionalProperties: false }))],
])

function refine(part: Part, name: string, made: Making): Part {
  const { schema, optional } = part
  if (Object.hasOwn(bounds, name)) return { schema: { ...schema, ...boundOf(schema, name, made.plain) }, optional }
  if (formats.test(name)) return { schema: { ...schema, format: name === 'datetime' ? 'date-time' : name }, optional }
  return refiners.get(name)?.(part, made) ?? part
}

function withoutRequired(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== 'required'))
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
