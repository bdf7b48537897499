import { MetierError, type AgentResult } from '@metier/core'
import type { Job } from './job.ts'

/** The agent's answer, for the caller that started the job (WUN-64). If there is none, throws an error that says why. */
export function jobResult(job: Job): AgentResult {
  if (job.state === 'done' && job.result !== undefined) return job.result
  if (job.failure !== undefined) {
    const { code, message, next } = job.failure
    throw new MetierError({ code, message, ...(next !== undefined && { next }), data: { job: job.id } })
  }
  throw new MetierError({
    code: 'interrupted',
    message: job.state === 'cancelled' ? `The job ${job.id} was cancelled.` : `The job ${job.id} is not done.`,
    next: job.state === 'cancelled' ? 'Run the skill again.' : `\`metier jobs wait ${job.id}\` waits for it.`,
    data: { job: job.id },
  })
}
