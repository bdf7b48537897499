import type { Job } from './job.ts'

export interface ChooseOldJobsOptions {
  readonly ended: readonly Job[]
  /** The newest that stay. */
  readonly keepCount: number
  readonly keepDays: number
  /** Milliseconds since the epoch. */
  readonly now: number
}

const dayMs = 86_400_000

/** Ids of the ended jobs that are forgotten: too many, or too old. */
export function chooseOldJobs({ ended, keepCount, keepDays, now }: ChooseOldJobsOptions): readonly string[] {
  const oldest = now - keepDays * dayMs
  return ended
    .toSorted((one, other) => (other.ended ?? 0) - (one.ended ?? 0))
    .filter((job, index) => index >= keepCount || (job.ended ?? 0) <= oldest)
    .map(({ id }) => id)
}
