import { join } from 'node:path'
import {
  MetierError,
  raiseReport,
  withFacts,
  type Candidate,
  type Clock,
  type FileSystem,
  type FileWriter,
  type Host,
  type KnownSkillFacts,
  type ScanFinding,
  type ScanReport,
} from '@metier/core'
import type { Configuration } from '../configuration.ts'
import type { FactCache } from '../facts/open-facts.ts'
import type { Journal } from '../journal.ts'
import { CurrentKey } from './current-key.ts'
import { dayOf } from './day-of.ts'
import { followOwnRules } from './follow-own-rules.ts'
import { isHasty } from './is-hasty.ts'
import { keepsOut } from './keeps-out.ts'
import { lookOnce } from './look-once.ts'
import { judgeId } from './judge/judge-id.ts'
import { openJudgements } from './judge/open-judgements.ts'
import { openAcceptances } from './open-acceptances.ts'
import type { CompiledRules } from './compile-own-rules.ts'
import type { OwnRules } from './open-own-rules.ts'
import { openVerdicts, type Verdicts } from './open-verdicts.ts'
import { policyOf } from './policy-of.ts'
import { RestBetween } from './rest-between.ts'
import { scanDirectory } from './scan-directory.ts'
import { scanRefusal } from './scan-refusal.ts'
import type { ScanGate } from './scan-gate.ts'
import { SettledStamps } from './settled-stamps.ts'
import { SharedScans, type ScanTerms } from './shared-scans.ts'
import { skillIdentity, type SkillIdentity } from './skill-identity.ts'

export interface ScanGateOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
  readonly clock: Clock
  readonly configuration: Configuration
  /** The settings now in force; without it those at the start stay. */
  readonly followSettings?: () => Configuration
  readonly facts?: FactCache
  readonly journal?: Journal
  /** Names the code that judges, see `scanKey`. */
  readonly reader?: string
  /** What was found, and another thread that finds out; without it the gate keeps what it found to itself. */
  readonly scans?: SharedScans
}

/** Milliseconds between two writes of the caches: judging a thousand skills must not write a thousand times. */
const saveInterval = 2000
/** Directories of which it is remembered what was found out. */
const mostJudged = 20_000

const changing = { rule: 'unreadable-file', path: 'SKILL.md', message: 'Changed while it was read.' }

/** Scans what was not scanned before, remembers verdicts by digest, and heeds what the user accepted. */
export function createScanGate(options: ScanGateOptions): ScanGate {
  return new DiskScanGate(options)
}

/** What was found out of one directory, before the user's acceptances. */
interface Judged extends SkillIdentity {
  readonly stamp: string
  readonly key: string
  readonly verdict: ScanReport['verdict']
}

class DiskScanGate implements ScanGate {
  readonly #options: ScanGateOptions
  readonly #acceptances: ReturnType<typeof openAcceptances>
  readonly #ownRules: OwnRules
  readonly #stamps: SettledStamps
  readonly #scans: SharedScans
  readonly #judged = new Map<string, Judged>()
  readonly #key: CurrentKey
  #verdicts: { readonly key: string; readonly of: Verdicts } | undefined
  #acceptanceStamp: string
  readonly #rest: RestBetween

  constructor(options: ScanGateOptions) {
    this.#options = options
    const { fileSystem, host, writer, clock } = options
    this.#stamps = new SettledStamps(options)
    this.#scans = options.scans ?? new SharedScans(options)
    this.#acceptances = openAcceptances({ fileSystem, host, writer })
    const settings = (): Configuration => this.#settings()
    this.#ownRules = followOwnRules({ fileSystem, host, settings })
    this.#key = new CurrentKey({ ...options, settings, ownRules: () => this.#ownRules.digest() })
    this.#rest = new RestBetween({ clock, shortest: saveInterval })
    this.#acceptanceStamp = this.#acceptances.stamp()
  }

  judge(candidate: Candidate, stamp?: string, isQuiet = false): KnownSkillFacts {
    const { facts } = this.#options
    const { directory, size, modified } = candidate
    const found = this.#heed(this.#look(directory, stamp ?? this.#stamps.of(directory), isQuiet))
    facts?.remember(directory, { size, modified }, found)
    if (this.#rest.isOver) this.save()
    return found
  }

  pending({ directory }: Candidate, stamp?: string): Promise<boolean> | undefined {
    const before = this.#before(directory, stamp ?? this.#stamps.of(directory), this.#key.recent())
    if (before !== undefined && !keepsOut(before.verdict)) return undefined
    const key = this.#key.now()
    const verdicts = this.#verdictsUnder(key)
    return this.#scans.elsewhere({
      directory,
      key,
      // Of what is refused it is said what was found, and only a report tells that.
      isKnown: (content) => {
        const verdict = verdicts.known(content)
        return verdict !== undefined && !keepsOut(verdict)
      },
      terms: () => ({ ...this.#terms(), ownRules: this.#ownRules.files() }),
    })
  }

  check(candidate: Candidate): void {
    const { scanOnLoad, catalog } = this.#settings()
    if (!scanOnLoad || !catalog.blockCritical) return
    const { verdict } = this.judge(candidate)
    if (keepsOut(verdict)) throw scanRefusal(candidate, this.findings(candidate))
  }

  findings({ directory }: Candidate): readonly ScanFinding[] {
    const { content } = skillIdentity(this.#options.fileSystem, directory)
    const { report } = this.#report(directory, content, this.#key.now())
    return report.findings.filter(({ severity }) => severity !== 'info')
  }

  reconsider(candidates: Iterable<Candidate>): readonly Candidate[] {
    const now = this.#acceptances.stamp()
    if (now === this.#acceptanceStamp) return []
    this.#acceptanceStamp = now
    return [...candidates].flatMap((candidate) => {
      // What was never scanned is scanned when it is asked for; a word of the user changes nothing there.
      if (candidate.verdict === 'unscanned' || candidate.verdict === 'pass') return []
      const facts = this.judge(candidate)
      return facts.verdict === candidate.verdict ? [] : [withFacts(candidate, facts)]
    })
  }

  async prepare(options: { readonly ahead?: boolean } = {}): Promise<void> {
    await this.#ownRules.prepare(options)
  }

  save(): void {
    const { facts, journal } = this.#options
    this.#rest.after(() => {
      saveQuietly(() => this.#verdicts?.of.save(), journal)
      saveQuietly(() => facts?.save(), journal)
    })
  }

  #settings(): Configuration {
    return this.#options.followSettings?.() ?? this.#options.configuration
  }

  /** The user may accept, and take that back, while we run: it is asked for each time. */
  #heed(judged: Judged): KnownSkillFacts {
    const { digest, content } = judged
    const verdict = this.#raise(judged)
    if (!keepsOut(verdict) || content === null) return { digest, verdict }
    if (!this.#settings().scan.allowAccept) return { digest, verdict }
    const isAccepted = this.#acceptances.isAccepted(content, dayOf(this.#options.clock.now()))
    return { digest, verdict: isAccepted ? 'warn' : verdict }
  }

  /** What a judge said of these very files in a scan counts here too; nobody is asked while somebody waits. */
  #raise({ content, verdict }: Judged): ScanReport['verdict'] {
    const { fileSystem, host, writer, clock } = this.#options
    const settings = this.#settings()
    const { judge } = settings.scan
    if (judge === undefined || content === null) return verdict
    const said = openJudgements({ fileSystem, host, writer, judge: judgeId(judge) }).known(content)
    if (said === undefined) return verdict
    const policy = policyOf(settings, { now: clock.now() })
    return raiseReport({ verdict, findings: [], filesScanned: 0, skipped: [] }, said, { policy, judge: judge.model })
      .verdict
  }

  #look(directory: string, stamp: string | undefined, isQuiet: boolean): Judged {
    const { fileSystem } = this.#options
    const key = this.#key.now()
    const before = this.#before(directory, stamp, key)
    if (before !== undefined) return before
    const identity = skillIdentity(fileSystem, directory)
    const { verdict, isPassing } = this.#verdictOf(directory, identity, { key, isQuiet })
    const judged = { ...identity, key, stamp: stamp ?? '', verdict }
    if (stamp !== undefined && !isPassing) this.#remember(directory, judged)
    return judged
  }

  #before(directory: string, stamp: string | undefined, key: string): Judged | undefined {
    const before = this.#judged.get(directory)
    return stamp !== undefined && before?.stamp === stamp && before.key === key ? before : undefined
  }

  #remember(directory: string, judged: Judged): void {
    // Directories come and go for as long as we run.
    if (this.#judged.size >= mostJudged) this.#judged.clear()
    this.#judged.set(directory, judged)
  }

  #verdictsUnder(key: string): Verdicts {
    const { fileSystem, host, writer } = this.#options
    if (this.#verdicts?.key !== key) this.#verdicts = { key, of: openVerdicts({ fileSystem, host, writer, key }) }
    return this.#verdicts.of
  }

  #verdictOf(
    directory: string,
    { content }: SkillIdentity,
    { key, isQuiet }: { readonly key: string; readonly isQuiet: boolean },
  ): { readonly verdict: ScanReport['verdict']; readonly isPassing: boolean } {
    const verdicts = this.#verdictsUnder(key)
    const known = content === null ? undefined : verdicts.known(content)
    if (known !== undefined) return { verdict: known, isPassing: false }
    const { report, isPassing } = this.#report(directory, content, key)
    const { verdict, findings } = report
    if (content !== null && !isPassing) verdicts.remember(content, verdict, directory)
    for (const { rule, severity, path, line, message } of findings.slice(0, 20)) {
      if (severity === 'info' || isQuiet) continue
      // Checklist WUN-53: warnings are logged, and the skill loads.
      this.#options.journal?.write('warn', `${join(directory, path)}:${line}: ${message} (${rule})`)
    }
    return { verdict, isPassing }
  }

  /** What was found in a skill, by whoever found it first. `isPassing`: in a moment there is more to say. */
  #report(
    directory: string,
    content: string | null,
    key: string,
  ): { readonly report: ScanReport; readonly isPassing: boolean } {
    const skill = content === null ? undefined : { directory, key, content }
    const known = skill && this.#scans.known(skill)
    if (known !== undefined) return { report: known, isPassing: isHasty(known) }
    const rules = this.#ownRules.compiled()
    const look = lookOnce(this.#options.fileSystem)
    // Who writes while it is read could have other files judged than those that the verdict would stay with.
    const isSame = skillIdentity(look.fileSystem, directory).content === content
    const report = this.#scan(directory, rules, look.fileSystem)
    if (skill === undefined || rules.isPassing === true) return { report, isPassing: rules.isPassing === true }
    if (!isSame || (!look.isWhole() && skillIdentity(this.#options.fileSystem, directory).content !== content)) {
      return { report: this.#scan(directory, { ...rules, notes: [...rules.notes, changing] }), isPassing: true }
    }
    this.#scans.keep(skill, report)
    return { report, isPassing: isHasty(report) }
  }

  #terms(): Omit<ScanTerms, 'ownRules'> {
    const settings = this.#settings()
    return { policy: policyOf(settings, { now: this.#options.clock.now() }), limits: settings.scan.limits }
  }

  #scan(directory: string, { rules, notes }: CompiledRules, fileSystem = this.#options.fileSystem): ScanReport {
    const { clock } = this.#options
    return scanDirectory({ fileSystem, clock, directory, ...this.#terms(), userRules: rules, notes })
  }
}

/** A cache that cannot be written costs time and nothing else. */
function saveQuietly(save: () => void, journal: Journal | undefined): void {
  try {
    save()
  } catch (error) {
    if (!(error instanceof MetierError)) throw error
    journal?.write('debug', error.message)
  }
}
