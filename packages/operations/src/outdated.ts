import { findNewest, openStore } from '@metier/runtime'
import * as z from 'zod'
import { crewFor } from './crew-for.ts'
import { defineOperation } from './define-operation.ts'
import { downloadFor } from './download-for.ts'
import { progressFor } from './progress-for.ts'
import { packageInput } from './package-input.ts'
import { packageSite } from './package-site.ts'

const output = z.object({
  schema: z.literal('metier.outdated/1'),
  complete: z.boolean().describe('False when a source could not be reached: then nobody knows what it has'),
  skills: z.array(
    z.object({
      name: z.string(),
      state: z.enum(['current', 'newer', 'unpinned', 'gone', 'pinned', 'unreachable']),
      source: z.string(),
      installed: z.string().nullable().describe('Commit, version or digest'),
      newest: z.string().nullable(),
      why: z.string().optional(),
    }),
  ),
})

export type OutdatedOutput = z.infer<typeof output>

/** Asks the sources what they have now, and changes nothing. */
export const outdated = defineOperation({
  name: 'outdated',
  summary: 'Show which installed skills have something newer at their source',
  description:
    'Reads only: neither the skills nor the lock are changed. Exit status 1 when anything is newer or gone, or when a ' +
    'source could not be reached: no answer is no good answer.',
  group: 'sharing',
  effects: ['read', 'network'],
  surfaces: ['cli', 'library'],
  input: z.object({
    names: z.array(z.string().min(1)).default([]).describe('Only these').meta({ placeholder: 'NAME' }),
    scope: packageInput.scope,
    path: packageInput.path,
  }),
  output,
  positional: ['names'],
  examples: [{ command: 'outdated', explains: 'of everything that was installed here' }],
  isNo: ({ complete, skills }) => !complete || skills.some(({ state }) => state === 'newer' || state === 'gone'),
  handler: async (asked, context) => {
    const { site } = await packageSite(asked, context)
    const crew = await crewFor(context)
    const scanner = context.scanner(crew && { crew })
    const newest = await findNewest({
      fileSystem: context.fileSystem,
      host: context.host,
      projectRoot: site.base,
      store: openStore(context),
      scanner,
      download: downloadFor(context),
      progress: progressFor(context),
      ...(crew && { crew }),
      lock: site.lock.read(),
      ...(asked.names.length > 0 && { names: asked.names }),
    }).finally(() => crew?.close())
    scanner.save()
    return {
      schema: 'metier.outdated/1' as const,
      complete: newest.every(({ state }) => state !== 'unreachable'),
      skills: newest.map((each) => {
        const { name, entry, state } = each
        const installed = entry.commit ?? entry.version ?? entry.digest ?? null
        const there = 'skill' in each ? each.skill.entry : entry
        const found =
          'skill' in each || state === 'current' ? (there.commit ?? there.version ?? there.digest ?? null) : null
        return { name, state, source: entry.source, installed, newest: found, ...('why' in each && { why: each.why }) }
      }),
    }
  },
})
