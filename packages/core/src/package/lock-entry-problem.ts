import { isRecordablePlace } from './is-recordable-place.ts'

const digest = { test: isDigest, what: '`sha256:` and 64 hex digits in lower case' }
const text = { test: isText, what: 'text' }
const flag = { test: (value: unknown) => typeof value === 'boolean', what: 'true or false' }

/** Fields without which an entry says nothing. */
const required = ['source', 'sourceType', 'computedHash'] as const

/** Of which shape a field is where it stands; what nobody here knows may be anything. */
const shapes = new Map(
  Object.entries({
    source: text,
    sourceUrl: text,
    ref: text,
    sourceType: text,
    skillPath: text,
    computedHash: text,
    resolved: text,
    commit: text,
    version: text,
    digest,
    sourceDigest: digest,
    integrity: text,
    signer: text,
    as: text,
    agents: { test: (value: unknown) => Array.isArray(value) && value.every(isText), what: 'a list of names' },
    places: {
      test: (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isRecordablePlace),
      what: 'a list of folders within the project, such as `vendor/skills`',
    },
    enabled: flag,
    pinned: flag,
    edited: digest,
  }),
)

/**
 * What is wrong with a value that should be an entry of the lock, or of its `previous`, in words that follow its name:
 * the first field that is missing or of another shape, and what it must be. Digests become paths of the store, and a
 * lock comes with a repository: one that is none must never get so far.
 */
export function lockEntryProblem(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'is no mapping'
  const missing = required.filter((field) => !Object.hasOwn(value, field))
  if (missing.length > 0) return `lacks ${missing.map((field) => `\`${field}\``).join(' and ')}`
  for (const [field, given] of Object.entries(value)) {
    const shape = shapes.get(field)
    if (shape?.test(given) === false) return `has a wrong \`${field}\`: it must be ${shape.what}`
  }
  return undefined
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isDigest(value: unknown): boolean {
  return typeof value === 'string' && /^sha256:[0-9a-f]{64}$/.test(value)
}
