import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { jobRow, jobSchema } from './job-schema.ts'

const input = z.object({ id: z.string().min(1).describe('The job, or the beginning of its id') })

const output = z.object({ schema: z.literal('metier.job/1'), job: jobSchema })

export type CancelJobOutput = z.infer<typeof output>

/** Stops one job and all its agent started, for programs. */
export const cancelJob = defineOperation({
  name: 'cancel-job',
  summary: 'Stop a skill that runs in an agent of its own',
  group: 'running',
  effects: ['write'],
  surfaces: ['http', 'library'],
  input,
  output,
  handler: async ({ id }, context) => ({
    schema: 'metier.job/1' as const,
    job: jobRow(await (await context.jobs()).cancel(id)),
  }),
})
