import { findNewest, openStore, type NewestSkill } from '@metier/runtime'
import * as z from 'zod'
import { crewFor } from './crew-for.ts'
import { defineOperation } from './define-operation.ts'
import { downloadFor } from './download-for.ts'
import { exactVersion } from './exact-version.ts'
import type { OperationContext } from './operation-context.ts'
import { progressFor } from './progress-for.ts'
import { packageInput } from './package-input.ts'
import { installedSite } from './installed-site.ts'
import { refusalOfNewest } from './refusal-of-newest.ts'

const output = z.object({
  schema: z.literal('metier.outdated/1'),
  complete: z.boolean().describe('False when a source could not be reached: then nobody knows what it has'),
  skills: z.array(
    z.object({
      name: z.string(),
      state: z
        .enum(['current', 'newer', 'unpinned', 'gone', 'pinned', 'unreachable', 'refused'])
        .describe('`refused`: what its source has now would not be installed, such as one that is wrongly signed'),
      source: z.string(),
      installed: z.string().nullable().describe('Commit, version or digest'),
      newest: z.string().nullable(),
      why: z.string().optional(),
      next: z.string().optional().describe('What to do about one that is refused'),
    }),
  ),
})

export type OutdatedOutput = z.infer<typeof output>

function rowOf(each: NewestSkill, context: OperationContext): OutdatedOutput['skills'][number] {
  const { name, entry } = each
  const refusal = refusalOfNewest(each, context)
  const newest =
    'skill' in each ? exactVersion(each.skill.entry) : each.state === 'current' ? exactVersion(entry) : null
  const known = { name, source: entry.source, installed: exactVersion(entry), newest }
  if (refusal !== undefined) return { ...known, state: 'refused', ...refusal }
  return { ...known, state: each.state, ...('why' in each && { why: each.why }) }
}

/** Asks the sources what they have now, and changes nothing. */
export const outdated = defineOperation({
  name: 'outdated',
  summary: 'Show which installed skills have something newer at their source',
  description:
    'Reads only: neither the skills nor the lock are changed. Exit status 1 when anything is newer, gone or refused, or when ' +
    'a source could not be reached: no answer is no good answer.',
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
  isNo: ({ complete, skills }) =>
    !complete || skills.some(({ state }) => state === 'newer' || state === 'gone' || state === 'refused'),
  handler: async (asked, context) => {
    const { site } = await installedSite(asked, context)
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
    const skills = newest.map((each) => rowOf(each, context))
    return {
      schema: 'metier.outdated/1' as const,
      complete: skills.every(({ state }) => state !== 'unreachable'),
      skills,
    }
  },
})
