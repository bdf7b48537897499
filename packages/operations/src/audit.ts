import { MetierError, matchAdvisories } from '@metier/core'
import { loadAdvisories, verifyInstalled, type LoadedAdvisories } from '@metier/runtime'
import { resolve } from 'node:path'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { downloadFor } from './download-for.ts'
import type { OperationContext } from './operation-context.ts'
import { packageInput } from './package-input.ts'
import { installedSite } from './installed-site.ts'

const input = z.object({
  names: z.array(z.string().min(1)).default([]).describe('Only these').meta({ placeholder: 'NAME' }),
  advisories: z
    .array(z.string().min(1))
    .default([])
    .describe('A list beside those of your settings: an address or a file; several times for several')
    .meta({ placeholder: 'LIST' }),
  scope: packageInput.scope,
  path: packageInput.path,
})

const severity = z.enum(['critical', 'warn', 'info'])

const output = z.object({
  schema: z.literal('metier.audit/1'),
  complete: z.boolean().describe('False when a list could not be read, or not as it is now'),
  sources: z.array(
    z.object({
      source: z.string(),
      from: z.enum(['network', 'cache', 'file']).nullable(),
      updated: z.string().nullable(),
      advisories: z.int(),
      publisher: z.string().optional().describe('Who signed the list'),
      problem: z.string().optional(),
    }),
  ),
  skills: z.array(
    z.object({
      name: z.string(),
      source: z.string(),
      digest: z.string().nullable().describe('Of what is on disk'),
      findings: z.array(
        z.object({
          id: z.string(),
          severity,
          summary: z.string(),
          by: z.enum(['digest', 'signer', 'commit', 'version', 'source']).describe('What of the skill is named'),
          url: z.string().optional(),
          fixed: z.string().optional(),
          from: z.string().describe('The list that says so'),
        }),
      ),
    }),
  ),
})

export type AuditOutput = z.infer<typeof output>

type Input = z.infer<typeof input>

function sourcesOf({ advisories }: Input, { configuration, cwd }: OperationContext): readonly string[] {
  const asked = advisories.map((source) => (/^https?:/i.test(source) ? source : resolve(cwd, source)))
  const sources = [...new Set([...configuration.packages.advisories, ...asked])]
  if (sources.length > 0) return sources
  throw new MetierError({
    code: 'usage',
    message: 'No list of advisories is named, so that nothing can be said.',
    next: 'Name one with --advisories LIST, or in your settings under skills.security.advisories.',
  })
}

function shownSource({ source, list, from, publisher, problem }: LoadedAdvisories): AuditOutput['sources'][number] {
  const said = { ...(publisher !== undefined && { publisher }), ...(problem !== undefined && { problem }) }
  return {
    source,
    from: from ?? null,
    updated: list?.updated ?? null,
    advisories: list?.advisories.length ?? 0,
    ...said,
  }
}

/** Holds what is installed against what others have found out about it. */
export const audit = defineOperation({
  name: 'audit',
  summary: 'Hold installed skills against advisories and revocations',
  description:
    'Exit status 1 when a skill is affected by more than an `info`, or when a list could not be read as it is now: no ' +
    'answer is no good answer. Lists are kept, and used without the network with METIER_OFFLINE.',
  group: 'sharing',
  effects: ['read', 'write', 'network'],
  surfaces: ['cli', 'library'],
  input,
  output,
  positional: ['names'],
  examples: [
    { command: 'audit', explains: 'against the lists of your settings' },
    {
      command: 'audit --advisories https://example.com/advisories.json --json',
      explains: 'against one more, for a program',
    },
  ],
  isNo: ({ complete, skills }) =>
    !complete || skills.some(({ findings }) => findings.some(({ severity: grade }) => grade !== 'info')),
  handler: async (asked, context) => {
    const { site } = await installedSite(asked, context)
    const { fileSystem, writer, host, configuration } = context
    const { publishers, requireSignature } = configuration.packages
    const loaded = await loadAdvisories({
      fileSystem,
      writer,
      host,
      base: configuration.projectRoot,
      sources: sourcesOf(asked, context),
      download: downloadFor(context),
      publishers,
      requireSignature,
    })
    const { skills } = site.lock.read()
    const wanted = verifyInstalled(fileSystem, site).filter(
      ({ name }) => asked.names.length === 0 || asked.names.includes(name),
    )
    return {
      schema: 'metier.audit/1' as const,
      complete: loaded.every(({ problem }) => problem === undefined),
      sources: loaded.map(shownSource),
      skills: wanted.flatMap(({ name, source, found: digest }) => {
        const entry = skills.get(name)
        if (entry === undefined) return []
        const findings = loaded.flatMap(({ source: from, list }) =>
          (list === undefined ? [] : matchAdvisories({ name, entry, digest }, list)).map(({ advisory, by }) => {
            const { id, severity: grade, summary, url, fixed } = advisory
            const more = { ...(url !== undefined && { url }), ...(fixed !== undefined && { fixed }) }
            return { id, severity: grade, summary, by, ...more, from }
          }),
        )
        return { name, source, digest, findings }
      }),
    }
  },
})
