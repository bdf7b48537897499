import type { StandardSchemaV1 } from '@modelcontextprotocol/server'

/** What the methods of the Skills extension take. */
export interface RequestParameters {
  readonly uri?: string
  readonly cursor?: string
}

/** Longer ones name nothing of ours. */
const longest = 8192

/** A schema by hand: it is made at every connection, and two optional strings need no library. */
export const requestParameters: StandardSchemaV1<unknown, RequestParameters> = {
  '~standard': {
    version: 1,
    vendor: 'metier',
    validate: (value) => {
      const given: object = typeof value === 'object' && value !== null ? value : {}
      const found: { uri?: string; cursor?: string } = {}
      for (const key of ['uri', 'cursor'] as const) {
        const field: unknown = Object.getOwnPropertyDescriptor(given, key)?.value
        if (field === undefined) continue
        if (typeof field !== 'string' || field.length > longest) {
          return { issues: [{ message: `${key} must be a string of at most ${longest} characters`, path: [key] }] }
        }
        found[key] = field
      }
      return { value: found }
    },
  },
}
