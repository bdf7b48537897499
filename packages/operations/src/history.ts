import { isTrusted, MetierError } from '@metier/core'
import { commitsOf, openAcceptances, openAuditLog, openTrustFile } from '@metier/runtime'
import * as z from 'zod'
import { currentDigest } from './current-digest.ts'
import { defineOperation } from './define-operation.ts'
import type { OperationContext } from './operation-context.ts'
import { requireEntry } from './require-entry.ts'
import { why } from './why.ts'

const installed = z.object({
  lock: z.string().describe('The lock that says so'),
  source: z.string(),
  ref: z.string().nullable(),
  commit: z.string().nullable(),
  version: z.string().nullable(),
  digest: z.string().nullable().describe('As it was installed'),
  modified: z.boolean().nullable().describe('Are its files others now? Null where that is not known'),
})

const output = z.object({
  schema: z.literal('metier.history/1'),
  name: z.string(),
  digest: z.string().nullable().describe('Of its files as they are'),
  installed: installed.nullable().describe('Null for one that nothing of Metier installed'),
  commits: z
    .array(z.object({ id: z.string(), time: z.string(), author: z.string(), subject: z.string() }))
    .describe('Of the repository it lies in, the newest first'),
  accepted: z.array(
    z.object({
      date: z.string(),
      reason: z.string(),
      until: z.string().optional(),
      digest: z.string(),
      current: z.boolean().describe('Of its files as they are'),
    }),
  ),
  trusted: z.array(z.string()).describe('Folders that you trust and that it lies in'),
  runs: z
    .array(
      z.object({
        time: z.string(),
        kind: z.string(),
        command: z.string(),
        decision: z.string(),
        because: z.string(),
        exitCode: z.number().nullable(),
      }),
    )
    .describe('What it ran and was kept from running, the newest first'),
})

export type HistoryOutput = z.infer<typeof output>

/** What is known of a skill's past: from the lock, git, the log of executions and your own words. */
export const history = defineOperation({
  name: 'history',
  summary: 'What became of a skill: installed, committed, accepted, trusted, run',
  group: 'seeing',
  effects: ['read'],
  surfaces: ['http', 'library'],
  input: z.object({
    name: z.string().min(1).describe('The skill'),
    limit: z.number().int().min(1).max(200).default(20).describe('Commits and runs: the latest so many'),
  }),
  output,
  handler: async ({ name, limit }, context) => {
    const entry = requireEntry((await context.catalog()).view(), name)
    const { candidate } = entry
    const { directory } = candidate
    const digest = currentDigest(candidate, context)
    const records = openAcceptances(context).records()
    const real = context.fileSystem.realPath(directory) ?? directory
    const covers = (path: string) =>
      isTrusted({ records: [{ directory: path }], directory: real, digestOf: () => undefined })
    const { entries } = openAuditLog(context).read({ skill: entry.name, limit })
    return {
      schema: 'metier.history/1' as const,
      name: entry.name,
      digest,
      installed: await installedOf(entry.name, digest, context),
      commits: [...(await commitsOf({ host: context.host, directory: real, limit }))],
      accepted: records
        .filter((record) => record.name === entry.name || record.digest === digest)
        .map(({ date, reason, until, digest: of }) => {
          return { date, reason, ...(until !== undefined && { until }), digest: of, current: of === digest }
        }),
      trusted: openTrustFile(context)
        .records()
        .map((record) => record.directory)
        .filter(covers),
      runs: entries.toReversed().map(({ time, kind, command, decision, because, exitCode }) => {
        return { time, kind, command, decision, because, exitCode }
      }),
    }
  },
})

/** A project's lock before the user's, as the project's skill comes before. */
async function installedOf(
  name: string,
  digest: string | null,
  context: OperationContext,
): Promise<HistoryOutput['installed']> {
  for (const scope of ['project', 'user']) {
    try {
      const { lock, skills } = await why.handler(why.input.parse({ name, scope }), context)
      const [found] = skills
      if (found === undefined) continue
      const { source, ref, commit, version, digest: then } = found
      const modified = then === null || digest === null ? null : then !== digest
      return { lock, source, ref, commit, version, digest: then, modified }
    } catch (error) {
      // Not installed there, or a lock that cannot be read, which `verify` tells about.
      if (!(error instanceof MetierError)) throw error
    }
  }
  return null
}
