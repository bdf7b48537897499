import { estimateTokens, scopes, type CatalogEntry, type Skill } from '@metier/core'
import type { CatalogService, ViewOptions } from '@metier/runtime'
import * as z from 'zod'
import { currentDigest } from './current-digest.ts'
import { defineOperation } from './define-operation.ts'
import { findingSchema } from './finding-schema.ts'
import { toFinding } from './to-finding.ts'
import { requireEntry } from './require-entry.ts'
import { scanOf, scanSummarySchema } from './scan-of.ts'
import { reasonSchema, skillStates } from './skill-row-schema.ts'
import { viewInput } from './view-input.ts'
import { viewOptions } from './view-options.ts'

const input = z.object({
  name: z.string().min(1).describe('The skill').meta({ placeholder: 'NAME' }),
  ...viewInput,
})

const output = z.object({
  schema: z.literal('metier.show/1'),
  name: z.string(),
  state: z.enum(skillStates),
  reasons: z.array(reasonSchema),
  skill: z.custom<Skill>().nullable().describe('The canonical model; null when the file cannot be loaded'),
  body: z.string().nullable().describe('The text below the frontmatter'),
  tokens: z.object({ index: z.number().int(), body: z.number().int() }).describe('Estimated'),
  files: z.array(z.object({ path: z.string(), size: z.number().int() })),
  filesTruncated: z.boolean(),
  scan: scanSummarySchema.nullable().describe('What the scanner says of it; null where scanning is off'),
  source: z
    .object({
      id: z.string(),
      scope: z.enum(scopes),
      location: z.string(),
      directory: z.string(),
      digest: z.string().nullable(),
      bytes: z.number().int(),
      trusted: z.boolean().describe('May things of it run?'),
      stale: z.boolean().describe('The file is broken now; this is the last version that was not'),
      shadowedBy: z.string().optional(),
      findings: z.array(findingSchema),
    })
    .describe('Where it comes from; the rest is the same in whatever dialect it is written'),
})

export type ShowOutput = z.infer<typeof output>

function sourceOf({ candidate, shadowedBy }: CatalogEntry, digest: string | null): z.infer<typeof output>['source'] {
  return {
    id: candidate.root.source,
    scope: candidate.root.scope,
    location: candidate.location,
    directory: candidate.directory,
    digest,
    bytes: candidate.size,
    trusted: candidate.trusted,
    stale: candidate.stale === true,
    ...(shadowedBy === undefined ? {} : { shadowedBy }),
    findings: candidate.diagnostics.map(toFinding),
  }
}

type Text = Pick<z.infer<typeof output>, 'body' | 'files' | 'filesTruncated'> & { readonly entry: CatalogEntry }

/** What cannot be loaded has no text to show; its findings say why. */
async function textOf(service: CatalogService, found: CatalogEntry, options: ViewOptions): Promise<Text> {
  if (found.candidate.skill === undefined) return { entry: found, body: null, files: [], filesTruncated: false }
  const loaded = await service.loadSoon(found.name, { ...options, anyState: true })
  const files = loaded.resources.map(({ path, size }) => ({ path, size }))
  // As it was judged for this: one that was never scanned may turn out to be blocked.
  return { entry: loaded.entry, body: loaded.body, files, filesTruncated: loaded.resourcesTruncated }
}

/** One skill whole, in whatever state it is. */
export const show = defineOperation({
  name: 'show',
  summary: 'Show one skill: what it says, where it lies, its state',
  group: 'seeing',
  effects: ['read'],
  surfaces: ['cli', 'http', 'library'],
  input,
  output,
  positional: ['name'],
  examples: [
    { command: 'show skill-creator', explains: 'fields, files, state' },
    { command: 'show skill-creator --body', explains: 'its instructions, as an agent gets them' },
  ],
  handler: async ({ name, ...who }, context) => {
    const service = await context.catalog()
    const options = viewOptions(who)
    const found = requireEntry(service.view(options), name)
    const { entry, ...text } = await textOf(service, found, options)
    return {
      schema: 'metier.show/1' as const,
      name: entry.name,
      state: entry.state,
      reasons: entry.reasons.map(({ code, message }) => ({ code, message })),
      skill: entry.candidate.skill ?? null,
      ...text,
      tokens: {
        index: estimateTokens(`${entry.name}: ${entry.description}`),
        body: estimateTokens(text.body ?? ''),
      },
      scan: await scanOf(entry.candidate.directory, context),
      source: sourceOf(entry, currentDigest(entry.candidate, context)),
    }
  },
})
