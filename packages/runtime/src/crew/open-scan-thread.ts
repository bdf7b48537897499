import type { ScanReport } from '@metier/core'
import type { Crew, CrewAnswer } from './crew.ts'
import type { JudgeTask, ScanThread } from './scan-thread.ts'

export interface OpenScanThreadOptions {
  /** A crew of one, not started yet. Asked for when there is something to do, and again after the last one ended. */
  readonly openCrew: () => Crew
  /** Milliseconds without work after which the thread ends. Half a minute unless told. */
  readonly idle?: number
  /** Milliseconds for one skill, after which the thread is ended. Two minutes unless told: many times what limits leave it. */
  readonly patience?: number
}

/** The thread is started when something is first asked of it, and has one skill at a time in its memory. */
export function openScanThread(options: OpenScanThreadOptions): ScanThread {
  return new LazyThread(options)
}

class LazyThread implements ScanThread {
  readonly #options: Required<OpenScanThreadOptions>
  #crew: Crew | undefined
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #rest: NodeJS.Timeout | undefined
  /** Threads cannot be had here. */
  #isUnusable = false
  #isClosed = false

  constructor({ openCrew, idle = 30_000, patience = 120_000 }: OpenScanThreadOptions) {
    this.#options = { openCrew, idle, patience }
  }

  scan(make: () => JudgeTask | undefined): Promise<ScanReport | undefined> {
    clearTimeout(this.#rest)
    this.#waiting += 1
    const work = this.#last.then(() => this.#judge(make)).finally(() => this.#done())
    this.#last = work.catch(() => undefined)
    return work
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#rest)
    await this.#end()
  }

  async #judge(make: () => JudgeTask | undefined): Promise<ScanReport | undefined> {
    const task = this.#isUnusable ? undefined : make()
    if (task === undefined) return undefined
    if (this.#isClosed) return this.#unseen(task)
    const answer = await this.#give(() => task)
    if (answer?.kind === 'scanned') return answer.report
    if (this.#crew?.isStarted === true) return undefined
    await this.#end()
    // Nobody judges it here instead: what ended a thread would end this one too. Unless no thread can live here at all.
    if (this.#isClosed || (await this.#give(() => ({ kind: 'write', trees: [] })))?.kind === 'written')
      return this.#unseen(task)
    await this.#end()
    this.#isUnusable = true
    return undefined
  }

  /** The scanner is asked for only now: with it the start of a server would be half as dear again. */
  async #unseen(task: JudgeTask): Promise<ScanReport> {
    const { unseenReport } = await import('./unseen-report.ts')
    return unseenReport(task)
  }

  async #give(task: Parameters<Crew['offer']>[0]): Promise<CrewAnswer | undefined> {
    this.#crew ??= this.#options.openCrew()
    const crew = this.#crew
    crew.start()
    const late = setTimeout(() => void crew.close(), this.#options.patience)
    try {
      return await crew.offer(task)
    } finally {
      clearTimeout(late)
    }
  }

  #done(): void {
    this.#waiting -= 1
    if (this.#waiting > 0 || this.#isClosed) return
    this.#rest = setTimeout(() => void this.#end(), this.#options.idle).unref()
  }

  async #end(): Promise<void> {
    const crew = this.#crew
    this.#crew = undefined
    await crew?.close()
  }
}
