import { RE2JS } from 're2js'
import type { JsonSchema } from '../json-schema.ts'
import { canonicalJson } from './canonical-json.ts'
import { plural } from '../../text/plural.ts'

/** Longer patterns are no help against wrong input. */
const longestPattern = 1000

/** What breaks the bounds of a schema on numbers, texts and lists; each ends a sentence that begins with the place. */
export function checkBounds(schema: JsonSchema, value: unknown): readonly string[] {
  if (typeof value === 'number') return numberProblems(schema, value)
  if (typeof value === 'string') return textProblems(schema, value)
  return Array.isArray(value) ? listProblems(schema, value) : []
}

function bound(schema: JsonSchema, key: string): number | undefined {
  const value = schema[key]
  return typeof value === 'number' ? value : undefined
}

function numberProblems(schema: JsonSchema, value: number): readonly string[] {
  const problems: string[] = []
  const [minimum, maximum] = [bound(schema, 'minimum'), bound(schema, 'maximum')]
  const [above, below] = [bound(schema, 'exclusiveMinimum'), bound(schema, 'exclusiveMaximum')]
  const step = bound(schema, 'multipleOf')
  if (minimum !== undefined && value < minimum) problems.push(`must be at least ${minimum}`)
  if (maximum !== undefined && value > maximum) problems.push(`must be at most ${maximum}`)
  if (above !== undefined && value <= above) problems.push(`must be more than ${above}`)
  if (below !== undefined && value >= below) problems.push(`must be less than ${below}`)
  if (step !== undefined && step > 0 && !Number.isInteger(value / step)) problems.push(`must be a multiple of ${step}`)
  return problems
}

function textProblems(schema: JsonSchema, value: string): readonly string[] {
  const problems: string[] = []
  const [shortest, longest] = [bound(schema, 'minLength'), bound(schema, 'maxLength')]
  const { pattern } = schema
  if (shortest !== undefined && value.length < shortest)
    problems.push(`must have at least ${plural(shortest, 'character')}`)
  if (longest !== undefined && value.length > longest) problems.push(`must have at most ${longest} characters`)
  if (typeof pattern === 'string' && !matches(pattern, value)) problems.push(`must match ${JSON.stringify(pattern)}`)
  return problems
}

/** The pattern is a stranger's, so it is matched in linear time; one that cannot be is left to the command. */
function matches(pattern: string, value: string): boolean {
  if (pattern.length > longestPattern) return true
  try {
    return RE2JS.compile(pattern).matcher(value).find()
  } catch {
    return true
  }
}

function listProblems(schema: JsonSchema, value: readonly unknown[]): readonly string[] {
  const problems: string[] = []
  const [fewest, most] = [bound(schema, 'minItems'), bound(schema, 'maxItems')]
  if (fewest !== undefined && value.length < fewest) problems.push(`must have at least ${fewest} items`)
  if (most !== undefined && value.length > most) problems.push(`must have at most ${most} items`)
  if (schema['uniqueItems'] === true && new Set(value.map(canonicalJson)).size < value.length)
    problems.push('must not have the same item twice')
  return problems
}
