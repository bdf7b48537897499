import { basename } from 'node:path'
import {
  MetierError,
  judgeRequest,
  raiseReport,
  type FileSystem,
  type FileWriter,
  type Host,
  type ScanJudge,
  type ScanJudgement,
  type ScanPolicy,
  type ScanReport,
} from '@metier/core'
import type { Configuration } from '../../configuration.ts'
import { skillIdentity } from '../skill-identity.ts'
import type { Journal } from '../../journal.ts'
import { lookOnce } from '../look-once.ts'
import { collectSkillFiles } from '../collect-skill-files.ts'
import { createModelJudge } from './create-model-judge.ts'
import { openJudgements } from './open-judgements.ts'

export interface SecondOpinionOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
  readonly writer: FileWriter
  readonly configuration: Pick<Configuration, 'scan'>
  readonly policy: ScanPolicy
  readonly journal?: Journal
  /** In place of the service that the user named. */
  readonly judge?: ScanJudge
}

/** How many skills were asked about, known from before, beyond the budget, and left without an answer. */
export interface OpinionCount {
  readonly asked: number
  readonly known: number
  readonly beyondBudget: number
  readonly failed: number
}

/** A judge with its budget and its memory. */
export interface SecondOpinion {
  /** The report, graver if the judge says so. A judge who does not answer changes nothing, and is counted. */
  of(directory: string, report: ScanReport): Promise<ScanReport>
  count(): OpinionCount
  save(): void
}

/** A second opinion by the service that the user named; `undefined` when none was named: then nothing is sent anywhere. */
export function createSecondOpinion(options: SecondOpinionOptions): SecondOpinion | undefined {
  const { judge: settings } = options.configuration.scan
  return settings === undefined ? undefined : new BudgetedOpinion(options, settings)
}

type Settings = NonNullable<Configuration['scan']['judge']>

class BudgetedOpinion implements SecondOpinion {
  readonly #options: SecondOpinionOptions
  readonly #settings: Settings
  readonly #judge: ScanJudge
  readonly #judgements: ReturnType<typeof openJudgements>
  readonly #count = { asked: 0, known: 0, beyondBudget: 0, failed: 0 }

  constructor(options: SecondOpinionOptions, settings: Settings) {
    this.#options = options
    this.#settings = settings
    const { host } = options
    const apiKey = host.environment[settings.apiKeyVariable ?? '']
    this.#judge = options.judge ?? createModelJudge({ ...settings, host, ...(apiKey !== undefined && { apiKey }) })
    this.#judgements = openJudgements({ ...options, judge: this.#judge.id })
  }

  async of(directory: string, report: ScanReport): Promise<ScanReport> {
    // Nothing can make it graver.
    if (report.verdict === 'block') return report
    // What is digested and what is sent are the same bytes, whoever writes meanwhile.
    const look = lookOnce(this.#options.fileSystem)
    const { content } = skillIdentity(look.fileSystem, directory)
    const known = content === null ? undefined : this.#judgements.known(content)
    if (known !== undefined) this.#count.known += 1
    const judgement = known ?? (await this.#ask(directory, look.fileSystem))
    if (judgement === undefined) return report
    if (known === undefined && content !== null && look.isWhole()) this.#judgements.remember(content, judgement)
    return raiseReport(report, judgement, { policy: this.#options.policy, judge: this.#settings.model })
  }

  count(): OpinionCount {
    return { ...this.#count }
  }

  save(): void {
    this.#judgements.save()
  }

  async #ask(directory: string, fileSystem: FileSystem): Promise<ScanJudgement | undefined> {
    const { maximumCalls, maximumBytes } = this.#settings
    if (this.#count.asked >= maximumCalls) {
      this.#count.beyondBudget += 1
      return undefined
    }
    this.#count.asked += 1
    const { configuration, journal } = this.#options
    const { files } = collectSkillFiles({ fileSystem, directory, limits: configuration.scan.limits })
    try {
      return await this.#judge.judge(judgeRequest(basename(directory), files, maximumBytes))
    } catch (error) {
      if (!(error instanceof MetierError)) throw error
      this.#count.failed += 1
      journal?.write('warn', error.message)
      return undefined
    }
  }
}
