import { MetierError } from '@metier/core'
import { jobStates, type Job, type JobService } from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { jobEventRow, jobEventSchema, jobRow, jobSchema } from './job-schema.ts'
import type { OperationContext } from './operation-context.ts'
import { tellProgress } from './tell-progress.ts'

const actions = ['list', 'show', 'wait', 'cancel', 'resume', 'prune', 'work'] as const

const input = z.object({
  action: z.enum(actions).default('list').describe('What to do').meta({ placeholder: 'ACTION', otherwise: 'show' }),
  id: z.string().optional().describe('The job, or the beginning of its id').meta({ placeholder: 'ID' }),
  state: z.enum(jobStates).optional().describe('list: only jobs in this state'),
  limit: z.int().min(1).max(10_000).default(20).describe('list: at most so many'),
  background: z.boolean().default(false).describe('resume: do not wait for the end'),
  keep: z.int().min(0).optional().describe('prune: so many ended jobs stay').meta({ placeholder: 'N' }),
  days: z.int().min(0).optional().describe('prune: ended jobs younger than this stay').meta({ placeholder: 'N' }),
})

const output = z.object({
  schema: z.literal('metier.jobs/1'),
  action: z.enum(actions),
  jobs: z.array(jobSchema),
  more: z.number().int().describe('How many there are beyond `limit`'),
  events: z.array(jobEventSchema).optional().describe('show: what happened, in order'),
  pruned: z.array(z.string()).optional().describe('prune: ids of the jobs that were forgotten'),
  ran: z.number().int().optional().describe('work: how many were run'),
})

export type JobsOutput = z.infer<typeof output>

type JobsInput = z.infer<typeof input>
type Answer = Partial<Pick<JobsOutput, 'events' | 'pruned' | 'ran' | 'more'>> & { readonly jobs?: readonly Job[] }

/** Forked skills that run, wait and have ended (checklist WUN-63, WUN-64). */
export const jobs = defineOperation({
  name: 'jobs',
  summary: 'See and steer skills that run in an agent of their own',
  description:
    'A skill with `context: fork` runs as a job. `list` shows the newest first; `show`, `wait`, `cancel` and `resume` take ' +
    'the id of one, or its beginning; `prune` forgets ended ones; `work` runs those that wait in the background, which ' +
    'Metier starts by itself. `wait` and `resume` print what the agent answered, and exit with 1 when it has failed.',
  group: 'running',
  effects: ['read', 'write', 'execute'],
  surfaces: ['cli'],
  input,
  output,
  positional: ['action', 'id'],
  short: { limit: 'n' },
  examples: [
    { command: 'jobs', explains: 'the newest' },
    { command: 'jobs wait mhw2', explains: 'print what it answers' },
    { command: 'jobs cancel mhw2', explains: 'stop it' },
    { command: 'jobs prune --keep 10', explains: 'forget all but ten that have ended' },
  ],
  isNo: ({ action, jobs: [job] }) => (action === 'wait' || action === 'resume') && isUnanswered(job?.state),
  handler: async (asked, context) => {
    const { jobs: done = [], more = 0, ...rest } = await acts[asked.action](asked, await context.jobs(), context)
    return { schema: 'metier.jobs/1' as const, action: asked.action, jobs: done.map(jobRow), more, ...rest }
  },
})

type Act = (asked: JobsInput, service: JobService, context: OperationContext) => Promise<Answer>

const acts: Readonly<Record<JobsInput['action'], Act>> = {
  async list({ state, limit }, service) {
    const all = (await service.list()).filter((job) => state === undefined || job.state === state)
    return { jobs: all.slice(0, limit), more: Math.max(0, all.length - limit) }
  },
  async prune({ keep, days }, service) {
    const wanted = { ...(keep !== undefined && { keepCount: keep }), ...(days !== undefined && { keepDays: days }) }
    return { pruned: [...(await service.prune(wanted))] }
  },
  async show(asked, service) {
    const job = await service.get(required(asked))
    return { jobs: [job], events: (await service.events(job.id)).map(jobEventRow) }
  },
  work: async (_asked, service) => ({ ran: await service.work() }),
  async wait(asked, service, context) {
    const id = required(asked)
    return { jobs: [await tellProgress({ context, service, id }, () => service.wait(id))] }
  },
  cancel: async (asked, service) => ({ jobs: [await service.cancel(required(asked))] }),
  async resume(asked, service, context) {
    const { background } = asked
    const job = await service.resume(required(asked), { background })
    if (background) return { jobs: [job] }
    return { jobs: [await tellProgress({ context, service, id: job.id }, () => service.wait(job.id))] }
  },
}

function required({ id, action }: JobsInput): string {
  if (id !== undefined) return id
  throw new MetierError({
    code: 'usage',
    message: `Which job? \`metier jobs ${action}\` needs its id.`,
    next: '`metier jobs` shows those there are.',
  })
}

function isUnanswered(state: Job['state'] | undefined): boolean {
  return state === 'failed' || state === 'cancelled' || state === 'resumable'
}
