import { isEnded } from './is-ended.ts'
import type { Job, JobFailure } from './job.ts'

/**
 * What becomes of a job whose process is gone. One that was never started loses nothing: in the background it waits on,
 * otherwise nobody waits for it any more and it can be resumed. One that ran goes on where its agent can, and has
 * failed where it cannot. `now` is in milliseconds since the epoch.
 */
export function recoverJob(job: Job, now: number): Job {
  if (isEnded(job) || job.owner === null) return job
  if (job.state === 'queued') {
    return job.background
      ? { ...job, owner: null }
      : { ...job, owner: null, state: 'resumable', failure: cutOff(job, 'asked for it ended before it began') }
  }
  if (job.state === 'resumable') return { ...job, owner: null }
  const failure = cutOff(job, 'ran it ended before the agent was done')
  return job.resumable && job.session !== undefined
    ? { ...job, owner: null, state: 'resumable', failure }
    : { ...job, owner: null, state: 'failed', ended: now, failure }
}

function cutOff(job: Job, what: string): JobFailure {
  const canResume = job.state === 'queued' || (job.resumable && job.session !== undefined)
  return {
    code: 'interrupted',
    message: `The process of Metier that ${what}.`,
    next: canResume
      ? `\`metier jobs resume ${job.id}\` goes on with it.`
      : `Run the skill again: ${job.driver} cannot go on with a session that was cut off.`,
  }
}
