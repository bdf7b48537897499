import type { AgentDriver, AgentTask, CancelSignal } from '@metier/core'
import { join } from 'node:path'
import { chooseNextJobs } from './choose-next-jobs.ts'
import type { CreateJobServiceOptions } from './create-job-service.ts'
import { isEnded } from './is-ended.ts'
import { isProcessAlive } from './is-process-alive.ts'
import type { Job, JobEvent } from './job.ts'
import type { JobStore } from './open-job-store.ts'
import { openTurnstile, type Turnstile } from './open-turnstile.ts'
import { processIdentity, type ProcessIdentity } from './process-identity.ts'
import { recoverJob } from './recover-job.ts'
import { RunningJob } from './running-job.ts'

export interface JobRunnerOptions extends CreateJobServiceOptions {
  readonly store: JobStore
}

/** What a caller of this process gave that is not kept. */
export interface GivenToJob {
  readonly environment?: AgentTask['environment'] | undefined
  readonly agent?: AgentDriver | undefined
}

/** Milliseconds between looks at what other processes did. */
const tickMs = 200
/** Milliseconds that older jobs of other processes are let ahead while a place is free. */
const patienceMs = 2000

/** What this process does for the jobs on disk: starts those whose turn it is, stops them, takes up those left behind. */
export class JobRunner {
  readonly owner: ProcessIdentity = processIdentity() ?? { pid: process.pid, started: null }
  readonly #options: JobRunnerOptions
  readonly #turnstile: Turnstile
  readonly #running = new Map<string, RunningJob>()
  readonly #queued = new Map<string, GivenToJob>()
  /** Ended here without that being written, as on a full disk. */
  readonly #lost = new Set<string>()
  readonly #listeners = new Set<(job: Job, event: JobEvent) => void>()
  readonly #waiting = new Set<() => void>()
  #timer: NodeJS.Timeout | undefined
  #pumping: Promise<void> | undefined
  #workers = 0
  #waitingSince: number | undefined
  #closed = false

  constructor(options: JobRunnerOptions) {
    this.#options = options
    this.#turnstile = openTurnstile(join(options.directory, 'turnstile'), this.owner)
  }

  /** One process at a time; every change of a job happens in here. */
  pass<Result>(action: () => Result): Promise<Result> {
    return this.#turnstile.pass(action)
  }

  async enqueue(job: Job, given: GivenToJob): Promise<void> {
    await this.pass(() => this.#options.store.write(job))
    if (job.owner === null) return
    this.#queued.set(job.id, given)
    await this.#pump()
  }

  /** Jobs whose process is gone are waiting, resumable or failed from now on. */
  async recover(): Promise<void> {
    if (!this.#options.store.live().some((job) => this.#isOrphan(job))) return
    await this.pass(() => this.#recoverNow())
    this.#notify()
  }

  async cancel(id: string): Promise<void> {
    const { store, clock } = this.#options
    const running = await this.pass(() => {
      const job = store.read(id)
      if (job === undefined || isEnded(job)) return false
      if (job.state === 'running') store.askToCancel(id)
      else store.write({ ...job, state: 'cancelled', owner: null, ended: clock.now() })
      return job.state === 'running'
    })
    this.#queued.delete(id)
    this.#running.get(id)?.stop('cancelled')
    this.#notify()
    if (running) await this.#untilEnded(id)
  }

  async #untilEnded(id: string): Promise<void> {
    for (;;) {
      const job = this.#options.store.read(id)
      if (job === undefined || isEnded(job)) return
      await this.change(tickMs)
      await this.recover()
    }
  }

  onEvent(listener: (job: Job, event: JobEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async work(signal?: CancelSignal): Promise<number> {
    const { store } = this.#options
    const ran = new Set<string>()
    const end = this.onEvent((job, { type }) => void (type === 'state' && ran.add(job.id)))
    this.#workers += 1
    try {
      for (;;) {
        if (signal?.aborted === true) break
        await this.recover()
        await this.#pump()
        const isIdle = this.#running.size === 0 && this.#queued.size === 0
        if (isIdle && !store.live().some(({ state, owner }) => state === 'queued' && owner === null)) break
        await this.change(tickMs, signal)
      }
    } finally {
      this.#workers -= 1
      end()
    }
    return ran.size
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#pumping
    const running = [...this.#running.values()]
    for (const each of running) each.stop('closing')
    await Promise.all(running.map(({ ended }) => ended))
    const { store, clock } = this.#options
    const waiting = [...this.#queued.keys()]
    if (waiting.length > 0) {
      await this.pass(() => {
        for (const job of waiting.flatMap((id) => store.read(id) ?? [])) store.write(recoverJob(job, clock.now()))
      })
    }
    this.#queued.clear()
    this.#keepTime()
    this.#notify()
  }

  /** Until something changed here, or so many milliseconds went by: another process may have changed something. */
  async change(milliseconds: number, signal?: CancelSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.#waiting.delete(done)
        signal?.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      this.#waiting.add(done)
      signal?.addEventListener('abort', done)
    })
  }

  #notify(): void {
    for (const wake of this.#waiting) wake()
  }

  #isOrphan({ owner, id }: Job): boolean {
    if (owner === null || this.#running.has(id) || this.#queued.has(id)) return false
    return this.#isOwn(owner) ? this.#lost.has(id) : !isProcessAlive(owner)
  }

  #isOwn({ pid, started }: ProcessIdentity): boolean {
    return pid === this.owner.pid && started === this.owner.started
  }

  #recoverNow(): void {
    const { store, clock } = this.#options
    for (const job of store.live()) if (this.#isOrphan(job)) store.write(recoverJob(job, clock.now()))
  }

  /** Nobody waits for this one: what goes wrong goes wrong again at the next look, or goes away. */
  #pumpLater(): void {
    this.#pump().catch(() => undefined)
  }

  /** Starts what may start. Calls that come while one is under way share the next. */
  async #pump(): Promise<void> {
    while (this.#pumping !== undefined) await this.#pumping
    if (this.#closed || (this.#queued.size === 0 && this.#workers === 0)) return
    this.#pumping = this.#startNext()
    try {
      await this.#pumping
    } finally {
      this.#pumping = undefined
      this.#keepTime()
    }
  }

  async #startNext(): Promise<void> {
    const started = await this.pass(() => this.#takeNext())
    for (const job of started) {
      const given = this.#queued.get(job.id) ?? {}
      this.#queued.delete(job.id)
      const running = new RunningJob({ ...this.#options, job, given, runner: this })
      this.#running.set(job.id, running)
      void running.ended.then((isWritten) => this.#onEnded(job.id, isWritten))
    }
    if (started.length > 0) this.#notify()
  }

  #takeNext(): readonly Job[] {
    const { store, clock, settings } = this.#options
    this.#recoverNow()
    const live = store.live()
    for (const id of this.#queued.keys()) if (store.read(id)?.state !== 'queued') this.#queued.delete(id)
    const isOurs = (job: Job) => this.#queued.has(job.id) || (this.#workers > 0 && job.owner === null)
    const now = clock.now()
    const patient = this.#waitingSince === undefined || now - this.#waitingSince < patienceMs
    const { maximumConcurrent } = settings()
    const next = chooseNextJobs({ live, isOurs, maximumConcurrent, patient })
    const hasFree = live.filter(({ state }) => state === 'running').length < maximumConcurrent
    this.#waitingSince = next.length > 0 || !hasFree ? undefined : (this.#waitingSince ?? now)
    return next.map((job) => {
      const attempts = job.attempts + 1
      const started: Job = { ...job, state: 'running', owner: this.owner, started: now, attempts }
      store.write(started)
      return started
    })
  }

  #onEnded(id: string, isWritten: boolean): void {
    this.#running.delete(id)
    if (!isWritten) this.#lost.add(id)
    this.#notify()
    this.#keepTime()
    this.#pumpLater()
  }

  emit(job: Job, event: JobEvent): void {
    for (const listener of this.#listeners) listener(job, event)
  }

  /** A timer runs only while this process has something to look after. */
  #keepTime(): void {
    const isNeeded = this.#running.size > 0 || this.#queued.size > 0
    if (isNeeded) this.#timer ??= setInterval(() => this.#tick(), tickMs)
    else {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
  }

  #tick(): void {
    const { store } = this.#options
    for (const [id, running] of this.#running) if (store.isAskedToCancel(id)) running.stop('cancelled')
    if (this.#queued.size > 0) this.#pumpLater()
  }
}
