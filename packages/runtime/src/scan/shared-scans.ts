import type { Clock, FileSystem, ScanPolicy, ScanReport } from '@metier/core'
import type { ScanThread } from '../crew/scan-thread.ts'
import { isHasty } from './is-hasty.ts'
import { isLargeSkill } from './is-large-skill.ts'
import type { OwnRuleFile } from './own-rule-files.ts'
import { processorTime } from './processor-time.ts'
import { readWholeSkill } from './read-whole-skill.ts'
import type { ScanLimits } from './scan-limits.ts'
import { fileSystemOf } from '../store/file-system-of.ts'
import { skillIdentity } from './skill-identity.ts'

export interface SharedScansOptions {
  readonly fileSystem: FileSystem
  readonly clock: Clock
  /** Judges what is large; without one nothing is judged elsewhere. */
  readonly thread?: ScanThread
}

/** What a report is of. */
export interface ScannedSkill {
  /** Absolute. */
  readonly directory: string
  /** What a verdict depends on besides the skill, see `scanKey`. */
  readonly key: string
  /** Of the files, see `skillIdentity`. */
  readonly content: string
}

/** What a skill is judged by. */
export interface ScanTerms {
  readonly policy: ScanPolicy
  readonly limits: ScanLimits
  readonly ownRules: readonly OwnRuleFile[]
}

export interface Elsewhere {
  readonly directory: string
  readonly key: string
  /** Does whoever asks know enough of these files without a report? */
  readonly isKnown: (content: string) => boolean
  readonly terms: () => ScanTerms
}

/** As many as are asked about within a while, and no more than some megabytes. */
const mostReports = 500
const mostFindings = 5000
/** Milliseconds for which a report holds that hangs on the moment it was made in. */
const hastyHolds = 60_000
/** Where the time of a thread is not known, that of all counts: of this one, of the other, and of what collects garbage. */
const allowance = processorTime.isOfThread ? 1 : 4

/**
 * What was found in skills, by their content: found once, by whoever asks first, for the gate and for all who want to see
 * it. What is large is judged by another thread, for whoever can wait, so that nobody else has to.
 */
export class SharedScans {
  readonly #options: SharedScansOptions
  readonly #reports = new Map<string, { readonly report: ScanReport; readonly until: number }>()
  readonly #running = new Map<string, Promise<boolean>>()
  #findings = 0

  constructor(options: SharedScansOptions) {
    this.#options = options
  }

  known(skill: ScannedSkill): ScanReport | undefined {
    const found = this.#reports.get(nameOf(skill))
    return found !== undefined && this.#options.clock.now() < found.until ? found.report : undefined
  }

  keep(skill: ScannedSkill, report: ScanReport): void {
    const name = nameOf(skill)
    this.#forget(name)
    const until = isHasty(report) ? this.#options.clock.now() + hastyHolds : Infinity
    this.#reports.set(name, { report, until })
    this.#findings += report.findings.length
    for (const oldest of this.#reports.keys()) {
      if (this.#reports.size <= mostReports && this.#findings <= mostFindings) return
      if (oldest !== name) this.#forget(oldest)
    }
  }

  /**
   * Has a large skill judged by the other thread; `undefined` where there is nothing to wait for. Comes to true when
   * the report is known, for the files as they were when they were read, and to false when nobody judges it elsewhere.
   * Who asks for the same while it is under way waits for it with the others, and has to look then what it was of.
   */
  elsewhere({ directory, key, isKnown, terms }: Elsewhere): Promise<boolean> | undefined {
    const { thread, fileSystem } = this.#options
    if (thread === undefined) return undefined
    const place = `${key}\0${directory}`
    const running = this.#running.get(place)
    if (running !== undefined) return running
    if (!isLargeSkill(fileSystem, directory)) return undefined
    const { content } = skillIdentity(fileSystem, directory)
    if (content === null || isKnown(content) || this.known({ directory, key, content }) !== undefined) return undefined
    const work = this.#give({ directory, key, thread, terms: terms() }).finally(() => this.#running.delete(place))
    this.#running.set(place, work)
    return work
  }

  async close(): Promise<void> {
    await this.#options.thread?.close()
  }

  async #give(work: Pick<ScannedSkill, 'directory' | 'key'> & { thread: ScanThread; terms: ScanTerms }) {
    const { directory, key, thread, terms } = work
    const { fileSystem } = this.#options
    const limits = { ...terms.limits, maximumTime: terms.limits.maximumTime * allowance }
    let content: string | undefined
    const report = await thread.scan(() => {
      const files = readWholeSkill(fileSystem, directory)
      const identity = skillIdentity(fileSystem, directory)
      // The files go along, and not their place: what is judged is what is vouched for, whoever writes there meanwhile.
      if (files === undefined || identity.content === null) return undefined
      if (skillIdentity(fileSystemOf(files, directory), directory).content !== identity.content) return undefined
      content = identity.content
      return { kind: 'judge', files, directory, ...terms, limits }
    })
    if (report === undefined || content === undefined) return false
    this.keep({ directory, key, content }, report)
    return true
  }

  #forget(name: string): void {
    this.#findings -= this.#reports.get(name)?.report.findings.length ?? 0
    this.#reports.delete(name)
  }
}

const nameOf = ({ directory, key, content }: ScannedSkill) => `${key}\0${content}\0${directory}`
