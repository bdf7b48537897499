import type { JobState } from './job-states.ts'
import type { Job } from './job.ts'

const ends: ReadonlySet<JobState> = new Set(['done', 'failed', 'cancelled'])

/** Nothing changes this job any more. */
export function isEnded({ state }: Pick<Job, 'state'>): boolean {
  return ends.has(state)
}
