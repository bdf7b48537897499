import type { JsonSchema } from '../json-schema.ts'
import { canonicalJson } from './canonical-json.ts'
import { closestWord } from '../../text/closest-word.ts'
import { checkBounds } from './check-bounds.ts'

export interface CheckedInput {
  /** With the defaults of the schema filled in. */
  readonly input: Readonly<Record<string, unknown>>
  /** One sentence for each thing that is wrong; empty when it fits. */
  readonly problems: readonly string[]
}

/** No input is nested deeper for good reasons. */
const deepest = 64
const mostProblems = 20
/** Each alternative counts as so many levels: those within those are tried again for every one around them. */
const alternativeDepth = 8

/** Where in the input the check is. */
interface Check {
  readonly root: JsonSchema
  /** All that is wrong so far; every part adds to the same list. */
  readonly problems: string[]
  /** As a person writes it: `files[2].name`, and nothing for the whole input. */
  readonly path: string
  readonly depth: number
}

/**
 * Compares an input with the JSON Schema of a command. The parts of 2020-12 that describe plain data count; what is
 * not known lets through, because the command checks for itself too. Takes a time linear in input and schema but for
 * alternatives, which are tried one after another to a bounded depth.
 */
export function checkInput(schema: JsonSchema, given: unknown): CheckedInput {
  const check: Check = { root: schema, problems: [], path: '', depth: 0 }
  const input = visit(schema, given, check)
  const problems = check.problems.slice(0, mostProblems)
  if (!isRecord(input))
    return { input: {}, problems: problems.length > 0 ? problems : ['The input must be an object.'] }
  return { input, problems }
}

function visit(schema: JsonSchema, value: unknown, check: Check): unknown {
  const at = placeOf(check)
  if (check.depth > deepest) {
    check.problems.push(`${at} is nested too deeply.`)
    return value
  }
  const reference = schema['$ref']
  if (typeof reference === 'string') {
    const target = resolve(check.root, reference)
    return target === undefined ? value : visit(target, value, deeper(check))
  }
  const before = check.problems.length
  checkType(schema, value, check)
  if (check.problems.length > before) return value
  for (const problem of checkBounds(schema, value)) check.problems.push(`${at} ${problem}.`)
  const whole = alternatives(schema, value, check)
  if (Array.isArray(whole)) return checkItems(schema, whole, check)
  return isRecord(whole) ? checkMembers(schema, whole, check) : whole
}

function placeOf({ path }: Check): string {
  return path === '' ? 'The input' : path
}

function deeper(check: Check, path = check.path): Check {
  return { ...check, path, depth: check.depth + 1 }
}

function checkType(schema: JsonSchema, value: unknown, check: Check): void {
  const { problems } = check
  const at = placeOf(check)
  const { type, enum: choices } = schema
  const types = typeof type === 'string' ? [type] : Array.isArray(type) ? type.map(String) : []
  if (types.length > 0 && !types.some((each) => isOfType(value, each))) {
    problems.push(`${at} must be ${types.map(withArticle).join(' or ')}, not ${described(value)}.`)
  } else if (Array.isArray(choices) && !choices.some((each) => same(each, value))) {
    const words = choices.filter((each) => typeof each === 'string')
    const near = typeof value === 'string' ? closestWord(value, words) : undefined
    const meant = near === undefined ? '' : ` Perhaps ${JSON.stringify(near)} is meant.`
    problems.push(
      `${at} must be one of ${choices
        .slice(0, 20)
        .map((each) => JSON.stringify(each))
        .join(', ')}.${meant}`,
    )
  } else if ('const' in schema && !same(schema['const'], value)) {
    problems.push(`${at} must be ${JSON.stringify(schema['const'])}.`)
  }
}

function alternatives(schema: JsonSchema, value: unknown, check: Check): unknown {
  let result = value
  for (const part of schemasIn(schema['allOf'])) result = visit(part, result, deeper(check))
  for (const key of ['anyOf', 'oneOf']) {
    const choices = schemasIn(schema[key])
    if (choices.length === 0) continue
    const tried = choices.map((choice) => {
      const attempt: Check = { ...check, problems: [], depth: check.depth + alternativeDepth }
      return { value: visit(choice, result, attempt), problems: attempt.problems }
    })
    const fitting = tried.find(({ problems }) => problems.length === 0)
    if (fitting !== undefined) result = fitting.value
    else check.problems.push(...(tried.toSorted((a, b) => a.problems.length - b.problems.length)[0]?.problems ?? []))
  }
  return result
}

function checkItems(schema: JsonSchema, items: readonly unknown[], check: Check): unknown {
  const first = schemasIn(schema['prefixItems'])
  const rest = isRecord(schema['items']) ? schema['items'] : undefined
  return items.map((item, index) => {
    const part = first[index] ?? rest
    return part === undefined ? item : visit(part, item, deeper(check, `${check.path || 'item'}[${index}]`))
  })
}

function checkMembers(schema: JsonSchema, value: Readonly<Record<string, unknown>>, check: Check): unknown {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {}
  const at = (key: string): string => (check.path === '' ? key : `${check.path}.${key}`)
  const result = new Map<string, unknown>()
  for (const [key, each] of Object.entries(value)) {
    const own = Object.hasOwn(properties, key) ? properties[key] : undefined
    const more = schema['additionalProperties']
    const part = isRecord(own) ? own : isRecord(more) ? more : undefined
    if (own === undefined && more === false) check.problems.push(unexpected(at(key), key, Object.keys(properties)))
    result.set(key, part === undefined ? each : visit(part, each, deeper(check, at(key))))
  }
  for (const [key, part] of Object.entries(properties)) {
    if (!result.has(key) && isRecord(part) && 'default' in part) result.set(key, part['default'])
  }
  for (const key of Array.isArray(schema['required']) ? schema['required'] : []) {
    if (typeof key === 'string' && !result.has(key)) check.problems.push(`${at(key)} is missing.`)
  }
  return Object.fromEntries(result)
}

function unexpected(at: string, key: string, known: readonly string[]): string {
  const near = closestWord(key, known)
  const names = known.length === 0 ? 'It takes no input.' : `It takes ${known.slice(0, 30).join(', ')}.`
  return `${at} is not known. ${near === undefined ? names : `Perhaps ${near} is meant.`}`
}

/** `#/$defs/Name`, within the schema itself; nothing is ever fetched. */
function resolve(root: JsonSchema, reference: string): JsonSchema | undefined {
  if (reference === '#') return root
  if (!reference.startsWith('#/')) return undefined
  let at: unknown = root
  for (const step of reference.slice(2).split('/').slice(0, 32)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
    at = isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined
  }
  return isRecord(at) ? at : undefined
}

function schemasIn(value: unknown): readonly JsonSchema[] {
  return Array.isArray(value) ? value.filter(isRecord).slice(0, 64) : []
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isRecord(value)
  if (type === 'integer') return typeof value === 'number' && Number.isInteger(value)
  return typeof value === type
}

function withArticle(type: string): string {
  if (type === 'string') return 'text'
  if (type === 'integer') return 'a whole number'
  if (type === 'boolean') return 'true or false'
  if (type === 'null') return 'null'
  return /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`
}

function described(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

function same(a: unknown, b: unknown): boolean {
  return a === b || canonicalJson(a) === canonicalJson(b)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
