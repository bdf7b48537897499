import type { AgentDriver, AgentTask, CancelSignal } from '@metier/core'
import type { Job, JobEvent } from './job.ts'

export interface SubmitOptions {
  /** Nobody waits: it goes on when the caller is gone. */
  readonly background?: boolean
  /** The agent; the task's own wish or the configured one unless told. */
  readonly driver?: string
  /** An agent that exists for this call only, such as the connected client's model: the job runs in this process. */
  readonly agent?: AgentDriver
}

export interface PruneOptions {
  /** Ended jobs that stay; the newest. */
  readonly keepCount?: number
  /** Ended jobs younger than this stay, unless `keepCount` says otherwise. */
  readonly keepDays?: number
}

/**
 * Forked skills as jobs. Several processes of one user share them: what one submits, another lists, cancels or waits
 * for. An id that is none, or the beginning of none or several, throws `unknown-job`.
 */
export interface JobService {
  /** Queues a task and returns at once. Throws `missing-dependency` when there is no agent to run it. */
  submit(task: AgentTask, options?: SubmitOptions): Promise<Job>
  /** The newest first. */
  list(): Promise<readonly Job[]>
  get(id: string): Promise<Job>
  /** What happened so far. */
  events(id: string): Promise<readonly JobEvent[]>
  /** Settles when the job has ended and nothing of its agent runs. An ended job stays as it is. */
  cancel(id: string): Promise<Job>
  /** Queues a resumable job again. Throws `usage` for any other. */
  resume(id: string, options?: Pick<SubmitOptions, 'background'>): Promise<Job>
  /** Until the job has ended or can only go on by `resume`. The signal ends the waiting, not the job. */
  wait(id: string, signal?: CancelSignal): Promise<Job>
  /** What happens in jobs of this process. The returned function ends it. */
  onEvent(listener: (job: Job, event: JobEvent) => void): () => void
  /** Forgets ended jobs, and says which. */
  prune(options?: PruneOptions): Promise<readonly string[]>
  /** Runs jobs that wait for nobody in particular until there are none. Gives how many it ran. */
  work(signal?: CancelSignal): Promise<number>
  /** Stops what this process runs: each such job is then resumable or failed, and says why. */
  close(): Promise<void>
}
