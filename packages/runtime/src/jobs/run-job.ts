import type { AgentDriver, AgentEvent, AgentResult, AgentTask } from '@metier/core'
import { failureOf } from './failure-of.ts'
import type { Job, JobFailure } from './job.ts'

export interface RunJobOptions {
  readonly job: Job
  /** With its environment. */
  readonly task: AgentTask
  readonly driver: AgentDriver
  /** Aborted with a `StopReason`. */
  readonly stop: AbortSignal
  readonly onEvent: (event: AgentEvent) => void
  /** Milliseconds an agent has to end after it was told to. */
  readonly graceMs?: number
}

/** Why a job was stopped from outside. */
export type StopReason = 'cancelled' | 'closing'

export type JobOutcome =
  | { readonly kind: 'done'; readonly result: AgentResult }
  | { readonly kind: 'failed'; readonly failure: JobFailure }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'closing' }

/** One run of a job's agent, to its end or to the end of its time. Never throws: what goes wrong is an outcome. */
export async function runJob(options: RunJobOptions): Promise<JobOutcome> {
  const { job, task, driver, stop, onEvent, graceMs = 15_000 } = options
  const controller = new AbortController()
  let ended: 'timeout' | StopReason | undefined
  const end = (reason: 'timeout' | StopReason) => {
    ended ??= reason
    controller.abort()
  }
  const onStop = () => end(stop.reason === 'closing' ? 'closing' : 'cancelled')
  const timer = setTimeout(() => end('timeout'), task.timeoutMs)
  if (stop.aborted) onStop()
  else stop.addEventListener('abort', onStop, { once: true })
  try {
    const resume = job.attempts > 1 && job.session !== undefined ? { resume: job.session } : {}
    const running = driver.run(task, { signal: controller.signal, onEvent, ...resume })
    const result = await orAbandoned(running, controller.signal, graceMs)
    return { kind: 'done', result }
  } catch (error) {
    if (ended === 'timeout') return { kind: 'failed', failure: timedOut(driver, task) }
    return ended === undefined ? { kind: 'failed', failure: failureOf(error, driver.id) } : { kind: ended }
  } finally {
    clearTimeout(timer)
    stop.removeEventListener('abort', onStop)
  }
}

/** A driver that does not come back after it was told to stop is left behind, or one bad agent would hold its place. */
async function orAbandoned<Value>(running: Promise<Value>, signal: AbortSignal, graceMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const abandoned = new Promise<never>((_resolve, reject) => {
    const start = () => {
      timer = setTimeout(() => reject(new Error('The agent did not stop when it was told to.')), graceMs)
    }
    if (signal.aborted) start()
    else signal.addEventListener('abort', start, { once: true })
  })
  try {
    return await Promise.race([running, abandoned])
  } finally {
    clearTimeout(timer)
  }
}

function timedOut(driver: AgentDriver, task: AgentTask): JobFailure {
  return {
    code: 'timed-out',
    message: `The agent ${driver.id} was not done with ${task.skill} after ${task.timeoutMs} ms and was stopped.`,
    next: 'Give it longer with `jobs.timeoutMs` in the settings, or give it less to do.',
  }
}
