import type { AgentEvent, AgentTask, MetierError } from '@metier/core'
import { createSecretFilter } from './create-secret-filter.ts'
import { failureOf } from './failure-of.ts'
import type { Job } from './job.ts'
import type { GivenToJob, JobRunner, JobRunnerOptions } from './job-runner.ts'
import { openEventRecorder } from './open-event-recorder.ts'
import { runJob, type JobOutcome, type StopReason } from './run-job.ts'
import { settleJob } from './settle-job.ts'

export interface RunningJobOptions extends JobRunnerOptions {
  /** As it was written when it was taken. */
  readonly job: Job
  readonly given: GivenToJob
  readonly runner: Pick<JobRunner, 'pass' | 'emit'>
}

/** One job with its agent, from the moment it was taken to the moment its end stands on disk. */
export class RunningJob {
  /** Never rejects: `false` when the end could not be written. */
  readonly ended: Promise<boolean>
  readonly #controller = new AbortController()
  readonly #options: RunningJobOptions

  constructor(options: RunningJobOptions) {
    this.#options = options
    this.ended = this.#run().then(
      () => true,
      () => false,
    )
  }

  stop(reason: StopReason): void {
    if (!this.#controller.signal.aborted) this.#controller.abort(reason)
  }

  async #run(): Promise<void> {
    const { job, runner, store, clock, settings } = this.#options
    let outcome: JobOutcome | undefined
    let environment: AgentTask['environment'] = {}
    try {
      environment = { ...(await this.#options.environmentOf?.(job.task)), ...this.#options.given.environment }
    } catch (error) {
      outcome = { kind: 'failed', failure: failureOf(error, job.driver) }
    }
    const { outputBytes } = settings()
    let fault: MetierError | undefined
    const filter = createSecretFilter(Object.values(environment))
    const recorder = openEventRecorder({
      path: store.eventsPath(job.id),
      clock,
      filter,
      maximumBytes: outputBytes,
      onEvent: (event) => runner.emit(job, event),
      onFault: (error) => {
        fault = error
        this.stop('cancelled')
      },
    })
    recorder.state('running')
    const sessions: Promise<void>[] = []
    const onEvent = (event: AgentEvent) => {
      recorder.add(event)
      if (event.type === 'session') sessions.push(this.#rememberSession(event.id))
    }
    outcome ??= await this.#drive({ ...job.task, environment }, onEvent)
    recorder.flush()
    const result = fault === undefined ? outcome : { kind: 'failed' as const, failure: failureOf(fault, job.driver) }
    await Promise.allSettled(sessions)
    await runner.pass(() => {
      const settled = settleJob({
        job: store.read(job.id) ?? job,
        outcome: result,
        filter,
        outputBytes,
        now: clock.now(),
      })
      // The end is told before it is written: who sees the end finds its event.
      recorder.state(settled.state)
      store.write(settled)
    })
  }

  async #drive(task: AgentTask, onEvent: (event: AgentEvent) => void): Promise<JobOutcome> {
    const { job, given } = this.#options
    try {
      const driver = given.agent ?? (await this.#options.driver(job.driver, task))
      return await runJob({ job, task, driver, stop: this.#controller.signal, onEvent })
    } catch (error) {
      return { kind: 'failed', failure: failureOf(error, job.driver) }
    }
  }

  /** Written at once: it is what a job is resumed with when this process is killed. */
  async #rememberSession(session: string): Promise<void> {
    const { job, runner, store } = this.#options
    await runner.pass(() => {
      const now = store.read(job.id)
      if (now?.state === 'running') store.write({ ...now, session })
    })
  }
}
