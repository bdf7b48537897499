import type { FoundCommand } from '../found-command.ts'
import type { PythonToken } from './python-token.ts'
import { readPythonValue, type PythonNames, type PythonValue } from './read-python-value.ts'
import { splitArguments } from './split-arguments.ts'

/** What `@skill_script(…)` says; a part that is not known without running the file is `undefined`. */
export interface CommandDecorator extends Pick<FoundCommand, 'category' | 'annotations' | 'cacheMs' | 'retries'> {
  readonly name: string | undefined
  /** The name is given, but only running the file would tell it. */
  readonly computedName: boolean
  readonly description: string | undefined
}

const decorators = new Set(['skill_script', 'skill_command'])

/** Keywords of the later decorator, and the MCP hints that they are. */
const hints: Readonly<Record<string, string>> = {
  read_only: 'readOnlyHint',
  destructive: 'destructiveHint',
  idempotent: 'idempotentHint',
  open_world: 'openWorldHint',
  title: 'title',
}

/** A decorator line of a typed command; `undefined` for any other decorator. */
export function readDecorator(tokens: readonly PythonToken[], names: PythonNames): CommandDecorator | undefined {
  const open = tokens.findIndex(({ text }) => text === '(')
  const called = (open === -1 ? tokens : tokens.slice(0, open)).at(-1)
  if (tokens[0]?.text !== '@' || called === undefined || !decorators.has(called.text)) return undefined
  const given = new Map<string, PythonValue | undefined>()
  for (const part of open === -1 ? [] : splitArguments(tokens.slice(open + 1, -1))) {
    const [key, equals, ...rest] = part
    if (key?.kind === 'name' && equals?.text === '=') given.set(key.text, readPythonValue(rest, names))
    else if (!given.has('name')) given.set('name', readPythonValue(part, names))
  }
  const literal = (key: string): unknown => {
    const value = given.get(key)
    return value?.kind === 'literal' ? value.value : undefined
  }
  const category = given.get('category')
  return {
    name: textOf(literal('name')),
    computedName: given.has('name') && textOf(literal('name')) === undefined,
    description: textOf(literal('description')),
    category: category?.kind === 'member' ? category.name : textOf(category?.value),
    annotations: annotationsOf(literal),
    cacheMs: Math.round(amount(literal('cache_ttl')) * 1000),
    retries: Math.round(amount(literal('retries')) || Math.max(0, amount(literal('max_attempts')) - 1)),
  }
}

function annotationsOf(literal: (key: string) => unknown): Readonly<Record<string, boolean | string>> {
  const found: Record<string, boolean | string> = {}
  const given = literal('annotations')
  const named = typeof given === 'object' && given !== null ? Object.entries(given) : []
  for (const [key, value] of [...Object.entries(hints).map(([from]) => [from, literal(from)] as const), ...named]) {
    const hint = Object.hasOwn(hints, key) ? hints[key] : key
    const isHint = hint !== undefined && Object.values(hints).includes(hint)
    if (isHint && (typeof value === 'boolean' || typeof value === 'string')) found[hint] = value
  }
  return found
}

function amount(value: unknown): number {
  return typeof value === 'number' && value > 0 ? value : 0
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
