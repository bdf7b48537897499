import type { AgentEvent, AgentResult, AgentTask, ErrorCodeName } from '@metier/core'
import type { JobState } from './job-states.ts'
import type { ProcessIdentity } from './process-identity.ts'

/** Why a job failed or was cut off, as the error would have said it. */
export interface JobFailure {
  readonly code: ErrorCodeName
  readonly message: string
  readonly next?: string
}

/** A skill that an agent runs in a session of its own. Plain data, as it lies on disk; times are milliseconds since the epoch. */
export interface Job {
  /** Sorts by the time it was made. */
  readonly id: string
  readonly state: JobState
  /** Without the environment: secrets are not stored. */
  readonly task: Omit<AgentTask, 'environment'>
  /** The agent that runs it. */
  readonly driver: string
  /** Can a session of that agent be gone on with after its process ended? */
  readonly resumable: boolean
  /** Nobody waits for it. */
  readonly background: boolean
  readonly created: number
  readonly started?: number
  readonly ended?: number
  /** How often it was started. */
  readonly attempts: number
  /** The process that queued or runs it; `null` when any worker may take it. */
  readonly owner: ProcessIdentity | null
  /** Of the agent, once it has said one. */
  readonly session?: string
  readonly result?: AgentResult
  /** Was the result longer than what is kept? */
  readonly truncated?: boolean
  readonly failure?: JobFailure
}

/** What happened in a job, in order. Text comes in pieces of any size. */
export type JobEvent = { readonly time: number } & (
  | AgentEvent
  | { readonly type: 'state'; readonly state: JobState }
  /** No more is kept of this job's events. */
  | { readonly type: 'truncated' }
)
