import { MetierError, closestWord, formatSource, sourceOfEntry, type LockEntry } from '@metier/core'
import { placesOfEntry, publisherOf, type InstallSite, type Publisher } from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { packageInput } from './package-input.ts'
import { installedSite } from './installed-site.ts'

const output = z.object({
  schema: z.literal('metier.why/1'),
  lock: z.string(),
  skills: z.array(
    z.object({
      name: z.string(),
      source: z.string(),
      reference: z
        .string()
        .describe('What `metier add` takes; the source as it stands in the lock where nobody knows it'),
      sourceType: z.string(),
      ref: z.string().nullable(),
      commit: z.string().nullable(),
      version: z.string().nullable(),
      skillPath: z.string().nullable(),
      digest: z.string().nullable(),
      signer: z.string().nullable().describe('Fingerprint of the key that signed it, as the lock has it'),
      publisher: z.string().nullable().describe('Whose key that is, as your settings name them'),
      agents: z.array(z.string()),
      enabled: z.boolean(),
      pinned: z.boolean(),
      paths: z.array(z.string()).describe('Where it stands'),
    }),
  ),
})

export type WhyOutput = z.infer<typeof output>

function referenceOf(entry: LockEntry): string {
  try {
    return formatSource(sourceOfEntry(entry, { at: 'newest' }).source)
  } catch {
    return entry.source
  }
}

interface Known {
  readonly site: InstallSite
  readonly publishers: readonly Publisher[]
}

function rowOf(name: string, entry: LockEntry, { site, publishers }: Known): WhyOutput['skills'][number] {
  const {
    source,
    sourceType,
    ref = null,
    commit = null,
    version = null,
    skillPath = null,
    digest = null,
    signer = null,
  } = entry
  const { agents = [], enabled = true, pinned = false } = entry
  const paths = [...placesOfEntry(site, name, entry)]
  return {
    name,
    source,
    reference: referenceOf(entry),
    sourceType,
    ref,
    commit,
    version,
    skillPath,
    digest,
    signer,
    publisher: (signer === null ? undefined : publisherOf(signer, publishers))?.name ?? null,
    agents: [...agents],
    enabled,
    pinned,
    paths,
  }
}

/** Where an installed skill came from and for whom; without a name, all of them. */
export const why = defineOperation({
  name: 'why',
  summary: 'Tell where an installed skill comes from',
  group: 'sharing',
  effects: ['read'],
  surfaces: ['cli', 'library'],
  input: z.object({
    name: z.string().optional().describe('One skill; all without').meta({ placeholder: 'NAME' }),
    scope: packageInput.scope,
    path: packageInput.path,
  }),
  output,
  positional: ['name'],
  examples: [{ command: 'why', explains: 'everything that the lock knows' }],
  handler: async (asked, context) => {
    const { site } = await installedSite(asked, context)
    const locked = [...site.lock.read().skills]
    const { publishers } = context.configuration.packages
    const { name } = asked
    const wanted = locked.filter(([key]) => name === undefined || key === name)
    if (name !== undefined && wanted.length === 0) {
      const near = closestWord(
        name,
        locked.map(([key]) => key),
      )
      throw new MetierError({
        code: 'not-found',
        message: `${JSON.stringify(name)} was not installed here.`,
        next:
          near === undefined
            ? '`metier doctor NAME` tells of skills that lie here without being installed.'
            : `Did you mean ${near}?`,
      })
    }
    return {
      schema: 'metier.why/1' as const,
      lock: site.lock.path,
      skills: wanted.map(([key, entry]) => rowOf(key, entry, { site, publishers })),
    }
  },
})
