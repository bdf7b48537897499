import { jobStates, type Job, type JobEvent } from '@metier/runtime'
import * as z from 'zod'

/** A job as every surface tells it. */
export const jobSchema = z.object({
  id: z.string(),
  state: z.enum(jobStates),
  skill: z.string(),
  agent: z.string().describe('Id of the agent that runs it'),
  model: z.string().optional(),
  background: z.boolean(),
  cwd: z.string().describe('The folder the agent works in'),
  created: z.string().describe('ISO 8601'),
  started: z.string().optional(),
  ended: z.string().optional(),
  attempts: z.number().int(),
  session: z.string().optional().describe('Of the agent, with which the job can be gone on with'),
  result: z.string().optional().describe('What the agent answered'),
  stop: z.enum(['done', 'budget', 'refused']).optional().describe('Why the agent stopped'),
  truncated: z.boolean().optional().describe('The answer was longer than what is kept'),
  usage: z.object({ inputTokens: z.number(), outputTokens: z.number() }).optional(),
  failure: z.object({ code: z.string(), message: z.string(), next: z.string().optional() }).optional(),
})

/** What happened in a job. */
export const jobEventSchema = z.object({
  time: z.string(),
  type: z.enum(['text', 'tool', 'usage', 'session', 'state', 'truncated']),
  text: z.string().describe('What was said, which tool was used, or which state was reached'),
})

export type JobRow = z.infer<typeof jobSchema>
export type JobEventRow = z.infer<typeof jobEventSchema>

export function jobRow(job: Job): JobRow {
  const { id, state, task, driver, background, attempts, created, started, ended, result, failure } = job
  return {
    id,
    state,
    skill: task.skill,
    agent: driver,
    ...(task.model !== undefined && { model: task.model }),
    background,
    cwd: task.cwd,
    created: isoTime(created),
    ...(started !== undefined && { started: isoTime(started) }),
    ...(ended !== undefined && { ended: isoTime(ended) }),
    attempts,
    ...(job.session !== undefined && { session: job.session }),
    ...(result !== undefined && { result: result.text, stop: result.stop }),
    ...(job.truncated === true && { truncated: true }),
    ...(result?.usage && { usage: { ...result.usage } }),
    ...(failure && { failure: { ...failure } }),
  }
}

export function jobEventRow(event: JobEvent): JobEventRow {
  return { time: isoTime(event.time), type: event.type, text: textOf(event) }
}

function textOf(event: JobEvent): string {
  if (event.type === 'text') return event.text
  if (event.type === 'tool') return `${event.name}: ${event.state}`
  if (event.type === 'usage') return `${event.inputTokens} in, ${event.outputTokens} out`
  if (event.type === 'session') return event.id
  return event.type === 'state' ? event.state : ''
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
