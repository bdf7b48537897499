import {
  MetierError,
  type AgentDriver,
  type AgentTask,
  type Clock,
  type FileSystem,
  type FileWriter,
} from '@metier/core'
import { chooseOldJobs } from './choose-old-jobs.ts'
import { isEnded } from './is-ended.ts'
import type { Job, JobEvent } from './job.ts'
import { JobRunner, type GivenToJob } from './job-runner.ts'
import type { JobService } from './job-service.ts'
import type { JobSettings } from './job-settings.ts'
import { newJobId } from './new-job-id.ts'
import { openJobStore } from './open-job-store.ts'
import { readJobEvents } from './read-job-events.ts'
import { unknownJob } from './unknown-job.ts'

export interface CreateJobServiceOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly clock: Clock
  /** Absolute; on a real disk, shared by every process of the user. */
  readonly directory: string
  /** Asked anew for each job. */
  readonly settings: () => JobSettings
  /** The agent of this id, or for `undefined` the one that suits the task. Throws `missing-dependency`. */
  readonly driver: (id: string | undefined, task: AgentTask) => Promise<AgentDriver>
  /** What the settings give to the skill of a task. It is not stored, so it is asked for when the job starts. */
  readonly environmentOf?: (task: Job['task']) => Promise<Readonly<Record<string, string>>>
  /** Starts a process that calls `work`; without it a background job runs in this process. */
  readonly startWorker?: () => void
}

const pollMs = 150

/** Forked skills as jobs, kept in files and run by whichever process took them. */
export function createJobService(options: CreateJobServiceOptions): JobService {
  const { clock, fileSystem, settings } = options
  const store = openJobStore(options)
  const runner = new JobRunner({ ...options, store })
  let pruned = false

  const find = (id: string): Job => {
    const alike = id === '' ? [] : store.idsLike(id)
    const only = alike.includes(id) ? id : alike.length === 1 ? alike[0] : undefined
    const job = only === undefined ? undefined : store.read(only)
    if (job === undefined) throw unknownJob(id, alike)
    return job
  }
  const get = async (id: string) => {
    await runner.recover()
    return find(id)
  }
  const prune: JobService['prune'] = async (wanted = {}) => {
    const { keepCount, keepDays } = { ...settings(), ...wanted }
    const past = chooseOldJobs({ ended: store.ended(), keepCount, keepDays, now: clock.now() })
    if (past.length > 0) await runner.pass(() => past.forEach((id) => store.remove(id)))
    return past
  }
  const queue = async (job: Job, given: GivenToJob) => {
    await runner.enqueue(job, given)
    if (job.owner === null) options.startWorker?.()
    return job
  }
  const ownerOf = (background: boolean) => (background && options.startWorker !== undefined ? null : runner.owner)

  return {
    async submit(task, { background = false, driver: wanted, agent } = {}) {
      if (!pruned) await prune()
      pruned = true
      const driver = agent ?? (await options.driver(wanted, task))
      const { environment, ...stored } = task
      const base = {
        ...newJobId(clock.now()),
        task: stored,
        driver: driver.id,
        resumable: driver.resumable,
        attempts: 0,
      }
      return queue(
        { ...base, state: 'queued', background, owner: ownerOf(background && agent === undefined) },
        { environment, agent },
      )
    },
    async list() {
      await runner.recover()
      return [...store.live(), ...store.ended()].toSorted((one, other) => other.created - one.created)
    },
    get,
    async events(id) {
      return readJobEvents(fileSystem, store.eventsPath((await get(id)).id))
    },
    async cancel(id) {
      const job = await get(id)
      await runner.cancel(job.id)
      return find(job.id)
    },
    async resume(id, { background = false } = {}) {
      const { failure: _cut, ...job } = await get(id)
      if (job.state !== 'resumable') throw notResumable(job)
      return queue({ ...job, state: 'queued', background, owner: ownerOf(background) }, {})
    },
    async wait(id, signal) {
      for (;;) {
        const job = await get(id)
        if (isEnded(job) || job.state === 'resumable' || signal?.aborted === true) return job
        await runner.change(pollMs, signal)
      }
    },
    onEvent: (listener: (job: Job, event: JobEvent) => void) => runner.onEvent(listener),
    prune,
    work: (signal) => runner.work(signal),
    close: () => runner.close(),
  }
}

function notResumable({ id, state }: Pick<Job, 'id' | 'state'>): MetierError {
  return new MetierError({
    code: 'usage',
    message: `The job ${id} is ${state}; only a job that was cut off can be resumed.`,
    next: isEnded({ state }) ? 'Run the skill again.' : `\`metier jobs wait ${id}\` waits for it.`,
    data: { id, state },
  })
}
