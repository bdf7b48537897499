import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { jobEventRow, jobEventSchema, jobRow, jobSchema } from './job-schema.ts'

const input = z.object({ id: z.string().min(1).describe('The job, or the beginning of its id') })

const output = z.object({ schema: z.literal('metier.job/1'), job: jobSchema, events: z.array(jobEventSchema) })

export type ShowJobOutput = z.infer<typeof output>

/** One job with all that happened in it, for programs. */
export const showJob = defineOperation({
  name: 'show-job',
  summary: 'One skill that runs or ran in an agent of its own, with what happened',
  group: 'running',
  effects: ['read'],
  surfaces: ['http', 'library'],
  input,
  output,
  handler: async ({ id }, context) => {
    const service = await context.jobs()
    const job = await service.get(id)
    const events = (await service.events(job.id)).map(jobEventRow)
    return { schema: 'metier.job/1' as const, job: jobRow(job), events }
  },
})
