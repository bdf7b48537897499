import type { Diagnostic } from '../../diagnostic.ts'
import { LineIndex } from '../../text/line-index.ts'
import type { FoundCommand, FoundCommands } from '../found-command.ts'
import type { JsonSchema } from '../json-schema.ts'
import { closingOf } from './closing-of.ts'
import { plainValueOf } from './plain-value-of.ts'
import { readDeclarations, type ScriptDeclarations } from './read-declarations.ts'
import { readScriptType } from './read-script-type.ts'
import type { ScriptToken } from './script-token.ts'
import type { ScriptValue } from './script-value.ts'
import { schemaOfZod } from './schema-of-zod.ts'
import { splitTokens } from './split-tokens.ts'
import { tokenizeScript } from './tokenize-script.ts'

interface Reading {
  readonly declarations: ScriptDeclarations
  readonly commands: FoundCommand[]
  dynamic: boolean
}

/** How often a name may stand for another name. */
const deepest = 16

/** The exported calls of `defineCommand`, told from the text of a module alone (decisions R-19). */
export function describeScript(text: string): FoundCommands {
  const { tokens, fault } = tokenizeScript(text)
  const declarations = readDeclarations(tokens)
  const reading: Reading = { declarations, commands: [], dynamic: declarations.reexports }
  for (const { name, value, offset } of declarations.exports) {
    collect(value, { symbol: name === 'default' ? undefined : name, offset, depth: 0 }, reading)
  }
  const diagnostics: Diagnostic[] = []
  if (fault !== undefined) {
    const position = new LineIndex(text).position(fault.offset)
    const range = { start: position, end: position }
    diagnostics.push({ code: 'command-syntax', severity: 'error', message: fault.message, range })
  }
  return { commands: reading.commands, diagnostics, dynamic: reading.dynamic }
}

interface Place {
  readonly symbol: string | undefined
  readonly offset: number
  readonly depth: number
}

function collect(value: ScriptValue, place: Place, reading: Reading): void {
  const { declarations } = reading
  const deeper = { ...place, depth: place.depth + 1 }
  if (place.depth > deepest || value.kind === 'literal' || value.kind === 'function') return
  if (value.kind === 'array') for (const item of value.items) collect(item, deeper, reading)
  else if (value.kind === 'object') {
    for (const { key, value: each } of value.members) collect(each, { ...deeper, symbol: key }, reading)
  } else if (value.kind === 'name') {
    const found = declarations.values.get(value.name)
    if (found !== undefined) collect(found, { ...deeper, symbol: place.symbol ?? value.name }, reading)
  } else if (value.kind === 'call' && isDefine(value.callee, declarations)) define(value, place, reading)
  else reading.dynamic = true
}

function isDefine(callee: ScriptValue, { imports }: ScriptDeclarations): boolean {
  if (callee.kind === 'name') return callee.name === (imports.get('metier:defineCommand') ?? 'defineCommand')
  return callee.kind === 'member' && callee.name === 'defineCommand'
}

function define(call: Extract<ScriptValue, { kind: 'call' }>, place: Place, reading: Reading): void {
  const resolve = (name: string) => reading.declarations.values.get(name)
  const [given] = call.arguments
  const definition = given?.kind === 'name' ? resolve(given.name) : given
  if (definition?.kind !== 'object') {
    reading.dynamic = true
    return
  }
  const member = (key: string) => definition.members.find((each) => each.key === key)?.value
  const plain = (key: string): unknown => {
    const value = member(key)
    return value && plainValueOf(value, resolve)?.value
  }
  const name = member('name') === undefined ? place.symbol : plain('name')
  if (typeof name !== 'string' || name === '') {
    reading.dynamic = true
    return
  }
  const category = plain('category')
  const description = plain('description')
  reading.commands.push({
    name,
    description: typeof description === 'string' ? description : '',
    category: typeof category === 'string' ? category : undefined,
    input: inputOf(member('input'), member('run'), reading.declarations),
    annotations: annotationsOf(plain('annotations')),
    cacheMs: milliseconds(plain('cache')),
    retries: Math.round(amount(plain('retries'))),
    symbol: place.symbol,
    offset: call.offset,
  })
}

function inputOf(
  input: ScriptValue | undefined,
  run: ScriptValue | undefined,
  { values, types, imports }: ScriptDeclarations,
): JsonSchema | undefined {
  const resolve = (name: string) => values.get(name)
  if (input === undefined) return run?.kind === 'function' ? parameterSchema(run.tokens, types) : undefined
  const libraries = new Set(
    ['zod:z', 'zod:*', 'zod:default', 'zod/v4:*', 'zod/v4:z', 'zod/mini:*'].flatMap((key) => imports.get(key) ?? []),
  )
  const fromZod = schemaOfZod(input, { libraries, resolve })
  if (fromZod !== undefined) return fromZod
  const plain = plainValueOf(input, resolve)?.value
  return isSchema(plain) ? plain : undefined
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The type of the first parameter. Without one nothing is taken; without a type, anything. */
function parameterSchema(tokens: readonly ScriptToken[], types: ScriptDeclarations['types']): JsonSchema {
  const nothing = { type: 'object', properties: {}, additionalProperties: false }
  if (tokens[0]?.text !== '(') return { type: 'object' }
  const inside = tokens.slice(1, closingOf(tokens, 0))
  const [parameter] = splitTokens(inside, ',', { angles: true })
  if (parameter === undefined || parameter[0]?.text.startsWith('_') === true) return nothing
  const end = parameter[0]?.text === '{' ? closingOf(parameter, 0) + 1 : 1
  const colon = parameter[end]?.text === '?' ? end + 1 : end
  if (parameter[colon]?.text !== ':') return { type: 'object' }
  const equals = parameter.findIndex(({ kind, text }, index) => index > colon && kind === 'operator' && text === '=')
  const schema = readScriptType(parameter.slice(colon + 1, equals === -1 ? undefined : equals), types)
  return schema['type'] === 'object' ? closed(schema) : { type: 'object' }
}

/** TypeScript itself takes no property that the type does not name. */
function closed(schema: JsonSchema): JsonSchema {
  return schema['properties'] === undefined ? schema : { ...schema, additionalProperties: false }
}

function annotationsOf(given: unknown): Readonly<Record<string, boolean | string>> {
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : []
  return Object.fromEntries(
    entries.filter(([key, value]) => {
      if (key === 'title') return typeof value === 'string'
      return /^(?:readOnly|destructive|idempotent|openWorld)Hint$/.test(key) && typeof value === 'boolean'
    }),
  )
}

/** `cache: 5000`, or `cache: { milliseconds: 5000 }`. */
function milliseconds(given: unknown): number {
  const nested = typeof given === 'object' && given !== null && 'milliseconds' in given ? given.milliseconds : given
  return amount(nested)
}

function amount(value: unknown): number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value) ? value : 0
}
