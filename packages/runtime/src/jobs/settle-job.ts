import { clipText } from './clip-text.ts'
import type { SecretFilter } from './create-secret-filter.ts'
import type { Job } from './job.ts'
import { recoverJob } from './recover-job.ts'
import type { JobOutcome } from './run-job.ts'

export interface SettleJobOptions {
  /** As it stands on disk. */
  readonly job: Job
  readonly outcome: JobOutcome
  readonly filter: SecretFilter
  /** Kept of the result. */
  readonly outputBytes: number
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** The job after its agent ended, ready to be kept: secrets as stars, the result no longer than allowed. */
export function settleJob({ job, outcome, filter, outputBytes, now }: SettleJobOptions): Job {
  if (outcome.kind === 'closing') return recoverJob(job, now)
  const { failure: _earlier, ...kept } = job
  const ended = { ...kept, owner: null, ended: now }
  if (outcome.kind === 'cancelled') return { ...ended, state: 'cancelled' }
  if (outcome.kind === 'failed') {
    const { code, message, next } = outcome.failure
    const failure = { code, message: filter.whole(message), ...(next !== undefined && { next }) }
    return { ...ended, state: 'failed', failure }
  }
  const { text, truncated } = clipText(filter.whole(outcome.result.text), outputBytes)
  const { session } = outcome.result
  return {
    ...ended,
    state: 'done',
    result: { ...outcome.result, text },
    ...(truncated && { truncated }),
    ...(session !== undefined && { session }),
  }
}
