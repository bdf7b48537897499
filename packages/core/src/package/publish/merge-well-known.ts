import { MetierError } from '../../errors/metier-error.ts'
import { compareBytes } from '../../catalog/compare-bytes.ts'

/** One skill of an index; further members, which a later version may define, are kept. */
export interface WellKnownEntry {
  readonly name: string
  readonly [field: string]: unknown
}

export interface MergeWellKnownOptions {
  /** The index that is there; `undefined` when there is none. */
  readonly before: string | undefined
  readonly entries: readonly WellKnownEntry[]
  /** `$schema`, which version 0.1 does not have. */
  readonly schema?: string
  /** For errors. */
  readonly path: string
}

/**
 * An index of Agent Skills Discovery with these skills put in, sorted by name; those of other names stay. Throws
 * `invalid-input` for a file that is no such index: it would be lost.
 */
export function mergeWellKnown({ before, entries, schema, path }: MergeWellKnownOptions): string {
  const { skills = [], ...more } = before === undefined ? {} : read(before, path, schema)
  const merged = new Map([...skills, ...entries].map((entry) => [entry.name, entry]))
  const sorted = [...merged.values()].toSorted((left, right) => compareBytes(left.name, right.name))
  return `${JSON.stringify({ ...(schema !== undefined && { $schema: schema }), ...more, skills: sorted }, null, 2)}\n`
}

interface Index {
  readonly skills?: readonly WellKnownEntry[]
  readonly [field: string]: unknown
}

function read(text: string, path: string, schema: string | undefined): Index {
  const data = parse(text)
  const isRight = isIndex(data) && (data['$schema'] === schema || data['$schema'] === undefined)
  if (isRight) return data
  throw new MetierError({
    code: 'invalid-input',
    message: `${path} is no index of skills that can be added to.`,
    next: 'Publish into another folder, or move that file away.',
  })
}

function isIndex(value: unknown): value is Index {
  if (typeof value !== 'object' || value === null || !('skills' in value) || !Array.isArray(value.skills)) return false
  return value.skills.every(
    (entry: unknown) =>
      typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'string',
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
