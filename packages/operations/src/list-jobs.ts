import { jobStates } from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { jobRow, jobSchema } from './job-schema.ts'

const input = z.object({
  state: z.enum(jobStates).optional().describe('Only jobs in this state'),
  limit: z.int().min(1).max(10_000).default(20).describe('At most so many'),
})

const output = z.object({
  schema: z.literal('metier.jobs/1'),
  jobs: z.array(jobSchema),
  more: z.number().int().describe('How many there are beyond `limit`'),
})

export type ListJobsOutput = z.infer<typeof output>

/** The jobs there are, for programs: `metier jobs` is the same for people. */
export const listJobs = defineOperation({
  name: 'list-jobs',
  summary: 'Skills that run, wait or ended in an agent of their own, the newest first',
  group: 'running',
  effects: ['read'],
  surfaces: ['http', 'library'],
  input,
  output,
  handler: async ({ state, limit }, context) => {
    const all = (await (await context.jobs()).list()).filter((job) => state === undefined || job.state === state)
    const jobs = all.slice(0, limit).map(jobRow)
    return { schema: 'metier.jobs/1' as const, jobs, more: all.length - jobs.length }
  },
})
