import type { Job } from './job.ts'

export interface ChooseNextJobsOptions {
  /** Every job that has not ended; those of processes that are gone were recovered. */
  readonly live: readonly Job[]
  /** May this process run it? */
  readonly isOurs: (job: Job) => boolean
  /** Of all processes together. */
  readonly maximumConcurrent: number
  /** Older jobs of other processes go first. Not for ever: such a process may be stopped by its terminal. */
  readonly patient: boolean
}

/** The jobs of this process that may begin now, the oldest first. */
export function chooseNextJobs({ live, isOurs, maximumConcurrent, patient }: ChooseNextJobsOptions): readonly Job[] {
  const running = live.filter(({ state }) => state === 'running').length
  const free = Math.max(0, maximumConcurrent - running)
  return live
    .filter((job) => job.state === 'queued' && (isOurs(job) || (patient && job.owner !== null)))
    .toSorted((one, other) => one.created - other.created || (one.id < other.id ? -1 : 1))
    .slice(0, free)
    .filter(isOurs)
}
