import { withFacts, type Candidate } from '@metier/core'
import type { Journal } from '../journal.ts'
import type { ScanGate } from '../scan/scan-gate.ts'

export interface BackgroundJudgeOptions {
  readonly scanGate: ScanGate
  /** The candidate at a location as it is known now; `undefined` when it is gone. */
  readonly current: (location: string) => Candidate | undefined
  /** Called with the candidate as it was judged, when that is news. */
  readonly onVerdict: (candidate: Candidate) => void
  readonly journal?: Journal
}

/**
 * Judges skills one at a time, between other things to do, and large ones in another thread where there is one: a scan
 * holds up whoever waits for an answer.
 */
export class BackgroundJudge {
  readonly #options: BackgroundJudgeOptions
  readonly #waiting = new Set<string>()
  #isRunning = false

  constructor(options: BackgroundJudgeOptions) {
    this.#options = options
  }

  add(locations: Iterable<string>): void {
    for (const location of locations) this.#waiting.add(location)
    this.#next()
  }

  #next(): void {
    if (this.#isRunning || this.#waiting.size === 0) return
    this.#isRunning = true
    // A process that has nothing else to do need not stay for this.
    setImmediate(() => void this.#judgeOne().finally(() => this.#after())).unref()
  }

  #after(): void {
    this.#isRunning = false
    this.#next()
  }

  async #judgeOne(): Promise<void> {
    const [location] = this.#waiting
    if (location === undefined) return
    this.#waiting.delete(location)
    const { scanGate, current, onVerdict, journal } = this.#options
    try {
      const candidate = current(location)
      if (candidate === undefined) return
      const pending = scanGate.pending(candidate)
      if (pending !== undefined) {
        const isDone = await pending
        // What replaced it meanwhile comes by itself.
        if (current(location) !== candidate) return
        // Written to while it was judged: once more, and again not here.
        if (isDone && scanGate.pending(candidate) !== undefined) {
          this.#waiting.add(location)
          return
        }
      }
      const facts = scanGate.judge(candidate)
      const isNew = facts.verdict !== candidate.verdict || facts.digest !== candidate.digest
      if (isNew) onVerdict(withFacts(candidate, facts))
    } catch (error) {
      // Nobody called, so nobody could catch; the skill is judged again when it is asked for.
      journal?.write('error', 'Judging a changed skill failed.', { error: String(error) })
    }
  }
}
