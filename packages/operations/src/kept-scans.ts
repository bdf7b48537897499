import {
  followOwnRules,
  isHasty,
  openAcceptances,
  SettledStamps,
  type Configuration,
  type OwnRules,
} from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'
import { scan, type ScanOutput } from './scan.ts'

interface Kept {
  /** Of the skill's directory, and of all else that the answer follows from. */
  readonly stamp: string
  readonly settings: Configuration
  readonly output: Promise<ScanOutput>
}

/** Number of scans that are kept; asking for more skills in turn looks them up again. */
const mostSkills = 1000

/** Longer answers are seldom, and a thousand of them would fill the memory. */
const mostFindings = 100

/** Milliseconds. Words of a policy and acceptances end with a day, of UTC. */
const oneDay = 86_400_000

/**
 * What `scan` says of single skills, for a process that is asked again and again: the very same object for as long as
 * the files, the settings, the rules of the user's own, what was accepted and the day are what they were. Costs a stat
 * for each of them. Who asks while the same is being found out waits for it with the others.
 */
export class KeptScans {
  readonly #context: OperationContext
  readonly #stamps: SettledStamps
  readonly #acceptances: ReturnType<typeof openAcceptances>
  readonly #kept = new Map<string, Kept>()
  readonly #isCached: boolean
  readonly #ownRules: OwnRules

  constructor(context: OperationContext) {
    this.#context = context
    this.#stamps = new SettledStamps(context)
    this.#acceptances = openAcceptances(context)
    const { fileSystem, host } = context
    this.#ownRules = followOwnRules({ fileSystem, host, settings: () => context.configuration })
    this.#isCached = (context.host.environment['METIER_NO_CACHE'] ?? '') === ''
  }

  /** The scan of one skill by its absolute directory. Rejects with what `scan` throws. */
  async of(directory: string): Promise<ScanOutput> {
    const { configuration: settings } = this.#context
    const stamp = this.#stampOf(directory, settings)
    const known = this.#kept.get(directory)
    if (known !== undefined && known.stamp === stamp && known.settings === settings) return known.output
    const output = this.#scan(directory)
    if (stamp === undefined) return output
    const kept = { stamp, settings, output }
    this.#keep(directory, kept)
    const holds = await output.then(
      (found) => this.#stampOf(directory, settings) === stamp && isWorthKeeping(found),
      () => false,
    )
    if (!holds && this.#kept.get(directory) === kept) this.#kept.delete(directory)
    return output
  }

  async #scan(directory: string): Promise<ScanOutput> {
    return scan.handler(scan.input.parse({ paths: [directory] }), this.#context)
  }

  /** `undefined` where a change might not show, and where another word counts that is asked for each time. */
  #stampOf(directory: string, settings: Configuration): string | undefined {
    const { clock } = this.#context
    if (!this.#isCached || settings.scan.judge !== undefined) return undefined
    const files = this.#stamps.of(directory)
    if (files === undefined) return undefined
    const day = Math.floor(clock.now() / oneDay)
    return `${files} ${day} ${this.#ownRules.digest()} ${this.#acceptances.stamp()}`
  }

  #keep(directory: string, kept: Kept): void {
    this.#kept.delete(directory)
    this.#kept.set(directory, kept)
    if (this.#kept.size <= mostSkills) return
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined) this.#kept.delete(oldest)
  }
}

function isWorthKeeping({ results }: ScanOutput): boolean {
  return results.every((result) => !isHasty(result) && result.findings.length <= mostFindings)
}
