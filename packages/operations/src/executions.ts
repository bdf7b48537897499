import { openAuditLog } from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'

const input = z.object({
  skill: z.string().min(1).optional().describe('Of this skill only').meta({ placeholder: 'NAME' }),
  limit: z.number().int().min(1).max(10_000).default(50).describe('The latest so many').meta({ placeholder: 'N' }),
})

const entry = z.object({
  time: z.string().describe('ISO 8601, UTC'),
  surface: z.string().describe('Where it was asked for'),
  skill: z.string(),
  digest: z.string().nullable().describe('Of the skill when it ran'),
  kind: z.enum(['context', 'command', 'hook', 'fork']),
  command: z.string(),
  decision: z.enum(['allowed', 'refused']),
  because: z.string(),
  sandbox: z.string(),
  exitCode: z.number().nullable(),
  stopped: z.string().optional(),
  durationMs: z.number(),
})

const output = z.object({
  schema: z.literal('metier.executions/1'),
  executions: z.array(entry).describe('The oldest first'),
  damaged: z.number().int().describe('Lines of the log that could not be read, as far back as it was looked at'),
})

export type ExecutionsOutput = z.infer<typeof output>

/** What skills ran, or were kept from running, on this machine. */
export const executions = defineOperation({
  name: 'executions',
  summary: 'Show what skills ran, and what was refused',
  description:
    'Every command, hook, script and agent of a skill leaves one line in a log that is only ever added to, ' +
    'whether it was allowed or refused. Outputs and secrets are not in it.',
  group: 'running',
  effects: ['read'],
  surfaces: ['cli', 'http', 'library'],
  input,
  output,
  positional: ['skill'],
  examples: [
    { command: 'executions', explains: 'the latest' },
    { command: 'executions review-pr --limit 5', explains: 'of one skill' },
  ],
  handler: async ({ skill, limit }, context) => {
    const { entries, damaged } = openAuditLog(context).read({ limit, ...(skill !== undefined && { skill }) })
    return { schema: 'metier.executions/1' as const, executions: [...entries], damaged }
  },
})
