import type { JsonSchema } from '../json-schema.ts'
import type { PythonToken } from './python-token.ts'
import { readPythonValue, type PythonNames } from './read-python-value.ts'
import { splitArguments } from './split-arguments.ts'
import { tokenizePython } from './tokenize-python.ts'

/** What a type hint may speak of beside Python's own types. */
export interface PythonTypes {
  /** Schemas of the classes and aliases of the file, by name; asked when they are used. */
  readonly classSchema: (name: string, depth: number) => JsonSchema | undefined
  readonly names: PythonNames
}

const deepest = 12

const plainTypes: ReadonlyMap<string, JsonSchema> = new Map<string, JsonSchema>([
  ['str', { type: 'string' }],
  ['int', { type: 'integer' }],
  ['float', { type: 'number' }],
  ['Decimal', { type: 'number' }],
  ['bool', { type: 'boolean' }],
  ['None', { type: 'null' }],
  ['bytes', { type: 'string' }],
  ['Path', { type: 'string' }],
  ['PathLike', { type: 'string' }],
  ['UUID', { type: 'string', format: 'uuid' }],
  ['datetime', { type: 'string', format: 'date-time' }],
  ['date', { type: 'string', format: 'date' }],
  ['Any', {}],
  ['object', {}],
])

const lists = /^(?:list|List|Sequence|MutableSequence|Iterable|Collection|deque)$/
const sets = /^(?:set|Set|frozenset|FrozenSet|AbstractSet)$/
const mappings = /^(?:dict|Dict|Mapping|MutableMapping|OrderedDict|defaultdict|DefaultDict)$/

/** The JSON Schema of a type hint; what is not understood lets everything through. */
export function readPythonType(tokens: readonly PythonToken[], types: PythonTypes, depth = 0): JsonSchema {
  if (depth > deepest || tokens.length === 0) return {}
  const alternatives = splitArguments(tokens, '|')
  if (alternatives.length > 1) return anyOf(alternatives.map((part) => readPythonType(part, types, depth + 1)))
  const [first] = tokens
  if (first?.kind === 'string' && tokens.length === 1) {
    const forward = tokenizePython(first.value ?? '').lines[0]?.tokens ?? []
    return readPythonType(forward, types, depth + 1)
  }
  const bracket = tokens.findIndex(({ text, kind }) => kind === 'operator' && text === '[')
  const named = (bracket === -1 ? tokens : tokens.slice(0, bracket)).at(-1)?.text ?? ''
  const inner = bracket === -1 ? [] : splitArguments(tokens.slice(bracket + 1, -1))
  return ofGeneric({ name: named, inner }, types, depth + 1)
}

/** `name[inner, …]`; a plain name has nothing inside. */
interface Generic {
  readonly name: string
  readonly inner: readonly (readonly PythonToken[])[]
}

function ofGeneric({ name, inner }: Generic, types: PythonTypes, depth: number): JsonSchema {
  const read = (index: number): JsonSchema => readPythonType(inner[index] ?? [], types, depth)
  if (name === 'Optional') return anyOf([read(0), { type: 'null' }])
  if (name === 'Union') return anyOf(inner.map((_, index) => read(index)))
  if (name === 'Literal') return literals(inner, types)
  if (name === 'Annotated') return { ...read(0), ...annotation(inner.slice(1), types) }
  if (name === 'Required' || name === 'NotRequired' || name === 'Final' || name === 'ReadOnly') return read(0)
  if (lists.test(name)) return { type: 'array', ...(inner.length > 0 && { items: read(0) }) }
  if (sets.test(name)) return { type: 'array', uniqueItems: true, ...(inner.length > 0 && { items: read(0) }) }
  if (name === 'tuple' || name === 'Tuple') return tuple(inner, read)
  if (mappings.test(name)) return { type: 'object', ...(inner.length > 1 && { additionalProperties: read(1) }) }
  return plainTypes.get(name) ?? types.classSchema(name, depth) ?? {}
}

function tuple(inner: readonly (readonly PythonToken[])[], read: (index: number) => JsonSchema): JsonSchema {
  if (inner.length === 0) return { type: 'array' }
  if (inner[1]?.every(({ text }) => text === '.') === true) return { type: 'array', items: read(0) }
  const items = inner.map((_, index) => read(index))
  return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length }
}

function literals(inner: readonly (readonly PythonToken[])[], types: PythonTypes): JsonSchema {
  const values = inner.map((part) => readPythonValue(part, types.names))
  return values.every((value) => value?.kind === 'literal') ? { enum: values.map((value) => value.value) } : {}
}

const fieldNames: Readonly<Record<string, string>> = {
  description: 'description',
  title: 'title',
  ge: 'minimum',
  gt: 'exclusiveMinimum',
  le: 'maximum',
  lt: 'exclusiveMaximum',
  min_length: 'minLength',
  max_length: 'maxLength',
  pattern: 'pattern',
}

/** A text beside the type describes it; `Field(…)` and its like give bounds by name. */
function annotation(parts: readonly (readonly PythonToken[])[], { names }: PythonTypes): JsonSchema {
  const found: Record<string, unknown> = {}
  for (const part of parts) {
    const text = readPythonValue(part, names)
    if (text?.kind === 'literal' && typeof text.value === 'string') found['description'] = text.value
    const open = part.findIndex((token) => token.text === '(')
    for (const argument of open === -1 ? [] : splitArguments(part.slice(open + 1, -1))) {
      const [key, equals, ...rest] = argument
      const field = key !== undefined && Object.hasOwn(fieldNames, key.text) ? fieldNames[key.text] : undefined
      const value = readPythonValue(rest, names)
      if (equals?.text === '=' && field !== undefined && value?.kind === 'literal') found[field] = value.value
    }
  }
  return found
}

/** Alternatives as JSON Schema has them: plain types share one `type`. */
function anyOf(schemas: readonly JsonSchema[]): JsonSchema {
  const kinds = schemas.map((schema) => (Object.keys(schema).length === 1 ? schema['type'] : undefined))
  if (schemas.length > 1 && kinds.every((kind) => typeof kind === 'string')) return { type: [...new Set(kinds)] }
  return schemas.length === 1 ? (schemas[0] ?? {}) : { anyOf: schemas }
}
