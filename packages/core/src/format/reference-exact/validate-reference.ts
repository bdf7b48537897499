import type { PythonValue } from './as-text.ts'
import { length } from './length.ts'
import { strip } from './strip.ts'
import { readReference } from './read-reference.ts'

export interface ReferenceInput {
  /** As given on the command line; the directory's name when left out. */
  readonly path?: string
  /** What stands at `path`; a directory when left out. */
  readonly target?: 'directory' | 'file' | 'missing'
  /** Base name of the directory. */
  readonly directoryName: string
  /** The text of `SKILL.md` or `skill.md`; `undefined` when there is neither. */
  readonly text: string | undefined
}

const allowed = ['allowed-tools', 'compatibility', 'description', 'license', 'metadata', 'name']

/**
 * The verdict of the reference library (skills-ref 0.1.0, `validate`): its messages, in its order, with its
 * quirks. Empty when it finds the skill valid.
 */
export function validateReference(input: ReferenceInput): string[] {
  const { directoryName, text, target, path = directoryName } = input
  if (target === 'missing') return [`Path does not exist: ${path}`]
  if (target === 'file') return [`Not a directory: ${path}`]
  if (text === undefined) return ['Missing required file: SKILL.md']
  const read = readReference(text)
  if ('error' in read) return [read.error]
  const { fields } = read
  return [
    ...checkFields([...fields.keys()]),
    ...required(fields, 'name', (name) => checkName(name, directoryName)),
    ...required(fields, 'description', checkDescription),
    ...checkCompatibility(fields.get('compatibility')),
  ]
}

function checkFields(keys: readonly string[]): string[] {
  const unexpected = keys.filter((key) => !allowed.includes(key)).toSorted(byCodePoint)
  if (unexpected.length === 0) return []
  const list = allowed.map((key) => `'${key}'`).join(', ')
  return [`Unexpected fields in frontmatter: ${unexpected.join(', ')}. Only [${list}] are allowed.`]
}

/** Python sorts text by code point, JavaScript by UTF-16 unit. */
function byCodePoint(a: string, b: string): number {
  const left = Array.from(a, (character) => character.codePointAt(0) ?? 0)
  const right = Array.from(b, (character) => character.codePointAt(0) ?? 0)
  for (const [index, point] of left.entries()) {
    const difference = point - (right[index] ?? -1)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

type Fields = ReadonlyMap<string, PythonValue>

function required(fields: Fields, field: string, check: (value: string) => string[]): string[] {
  const value = fields.get(field)
  if (value === undefined) return [`Missing required field in frontmatter: ${field}`]
  if (typeof value !== 'string' || strip(value) === '') return [`Field '${field}' must be a non-empty string`]
  return check(value)
}

function checkName(value: string, directoryName: string): string[] {
  const name = strip(value).normalize('NFKC')
  const issues: string[] = []
  if (length(name) > 64) issues.push(`Skill name '${name}' exceeds 64 character limit (${length(name)} chars)`)
  if (name !== name.toLowerCase()) issues.push(`Skill name '${name}' must be lowercase`)
  if (name.startsWith('-') || name.endsWith('-')) issues.push('Skill name cannot start or end with a hyphen')
  if (name.includes('--')) issues.push('Skill name cannot contain consecutive hyphens')
  if (!/^[\p{L}\p{N}-]*$/u.test(name)) {
    issues.push(`Skill name '${name}' contains invalid characters. Only letters, digits, and hyphens are allowed.`)
  }
  if (directoryName.normalize('NFKC') !== name) {
    issues.push(`Directory name '${directoryName}' must match skill name '${name}'`)
  }
  return issues
}

function checkDescription(description: string): string[] {
  const count = length(description)
  return count > 1024 ? [`Description exceeds 1024 character limit (${count} chars)`] : []
}

function checkCompatibility(value: PythonValue | undefined): string[] {
  if (value === undefined) return []
  if (typeof value !== 'string') return ["Field 'compatibility' must be a string"]
  const count = length(value)
  return count > 500 ? [`Compatibility exceeds 500 character limit (${count} chars)`] : []
}
