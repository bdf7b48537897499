import {
  MetierError,
  type Approver,
  type AuditEntry,
  type AuditLog,
  type CancelSignal,
  type Clock,
  type Sandbox,
  type SandboxCommand,
  type SandboxGrants,
  type SandboxOutcome,
} from '@metier/core'
import type { Configuration } from '../configuration.ts'
import { createSecretFilter } from '../jobs/create-secret-filter.ts'
import { childEnvironment } from './child-environment.ts'
import type { JudgedCopies } from './copies/judged-copies.ts'
import { describeGrants, executionGrants } from './execution-grants.ts'
import type {
  ExecutionDecision,
  ExecutionEnding,
  ExecutionGuard,
  ExecutionRequest,
  StartedExecution,
} from './execution-guard.ts'
import { executionLimits } from './execution-limits.ts'
import { judgeExecution, type JudgeExecutionOptions } from './judge-execution.ts'
import type { JudgedExecution } from './judged-execution.ts'
import type { RememberedGrants } from './remembered-approval.ts'
import { secretsOf } from './secrets-of.ts'

export interface ExecutionGuardOptions extends Omit<JudgeExecutionOptions, 'configuration'> {
  /** The settings now in force. */
  readonly configuration: () => Configuration
  readonly clock: Clock
  /** Opened when something is first to run. */
  readonly sandbox: () => Promise<Sandbox>
  readonly audit: AuditLog
  /** What runs is run from these, where the sandbox can show them; from the skill itself without. */
  readonly copies?: JudgedCopies
  /** Whom to ask; without one, asking is refusing. */
  readonly approver?: Approver
}

interface Permit {
  readonly grants: SandboxGrants
  readonly because: string
  readonly judged: JudgedExecution
}

/** What the log says of a decision. */
interface Logged extends Pick<AuditEntry, 'decision'> {
  readonly because: string
  readonly judged: Pick<JudgedExecution, 'digest'>
}

/** What came of it, for the log. */
type Ending = Pick<AuditEntry, 'exitCode' | 'durationMs' | 'sandbox'> & { readonly stopped?: string | undefined }

/** The one door through which anything of a skill runs. */
export function createExecutionGuard(options: ExecutionGuardOptions): ExecutionGuard {
  return new Guard(options)
}

class Guard implements ExecutionGuard {
  readonly #options: ExecutionGuardOptions
  /** Questions come one at a time: nobody can answer two at once. */
  #asking: Promise<unknown> = Promise.resolve()

  constructor(options: ExecutionGuardOptions) {
    this.#options = options
  }

  decide(request: ExecutionRequest): ExecutionDecision {
    const { decision, because, grants, digest, next } = this.#judge(request)
    return { decision, because, grants, digest, ...(next !== undefined && { next }) }
  }

  async run(request: ExecutionRequest, signal?: CancelSignal): Promise<SandboxOutcome> {
    const permit = await this.#permit(request)
    const sandbox = await this.#options.sandbox()
    const begun = this.#options.clock.now()
    try {
      const outcome = await sandbox.run(this.#command(request, permit, sandbox), signal)
      const { exitCode, stopped, durationMs } = outcome
      this.#log(request, { ...permit, decision: 'allowed' }, { exitCode, stopped, durationMs, sandbox: sandbox.kind })
      return this.#withoutSecrets(request, outcome)
    } catch (error) {
      const durationMs = this.#options.clock.now() - begun
      const stopped = error instanceof MetierError ? error.code : 'internal'
      this.#log(
        request,
        { ...permit, decision: 'allowed' },
        { exitCode: null, stopped, durationMs, sandbox: sandbox.kind },
      )
      throw error
    }
  }

  async start(request: ExecutionRequest): Promise<StartedExecution> {
    const permit = await this.#permit(request)
    const sandbox = await this.#options.sandbox()
    const begun = this.#options.clock.now()
    const ended = (exitCode: number | null, stopped?: string) => {
      const durationMs = this.#options.clock.now() - begun
      this.#log(request, { ...permit, decision: 'allowed' }, { exitCode, stopped, durationMs, sandbox: sandbox.kind })
    }
    try {
      const command = this.#command(request, permit, sandbox)
      const process = sandbox.start(command)
      void process.exited.then(({ exitCode }) => ended(exitCode)).catch(() => undefined)
      return { process, skillFiles: command.skillFiles }
    } catch (error) {
      ended(null, error instanceof MetierError ? error.code : 'internal')
      throw error
    }
  }

  record(request: Omit<ExecutionRequest, 'argv'>, ending: ExecutionEnding): void {
    const { because, digest, ...rest } = ending
    const permit = { because, judged: { digest } }
    const write = ({ kind }: Pick<Sandbox, 'kind'>) =>
      this.#log(request, { ...permit, decision: 'allowed' }, { ...rest, sandbox: kind })
    void this.#options
      .sandbox()
      .then(write)
      .catch(() => undefined)
  }

  async permit(request: ExecutionRequest): Promise<void> {
    const permit = await this.#permit(request)
    this.#log(request, { ...permit, decision: 'allowed' }, { exitCode: null, durationMs: 0, sandbox: 'none' })
  }

  scrub(request: Pick<ExecutionRequest, 'entry'>, text: string): string {
    return createSecretFilter(secretsOf(this.#options.configuration(), request.entry)).whole(text)
  }

  #judge(request: ExecutionRequest): JudgedExecution {
    const { configuration, ...rest } = this.#options
    return judgeExecution(request, { ...rest, configuration: configuration() })
  }

  /** Throws where it is refused, and writes that down. */
  async #permit(request: ExecutionRequest): Promise<Permit> {
    const { scanGate, configuration } = this.#options
    // What waits for another thread's judgement holds nobody else up; the judgement itself is asked for below.
    if (configuration().scanOnLoad) await scanGate?.pending(request.entry.candidate)
    const judged = this.#judge(request)
    if (judged.decision === 'allowed') return { grants: judged.grants, because: judged.because, judged }
    if (judged.decision === 'ask' && request.approver !== undefined) return this.#ask(request)
    if (judged.decision === 'ask' && this.#options.approver !== undefined) {
      const turn = this.#asking.then(() => this.#ask(request))
      this.#asking = turn.catch(() => undefined)
      return turn
    }
    throw this.#refuse(request, judged)
  }

  async #ask(request: ExecutionRequest): Promise<Permit> {
    // The question before this one may have been answered with "always".
    const judged = this.#judge(request)
    const { approvals, configuration } = this.#options
    const approver = request.approver ?? this.#options.approver
    if (judged.decision === 'allowed') return { grants: judged.grants, because: judged.because, judged }
    if (judged.decision === 'refused' || approver === undefined) throw this.#refuse(request, judged)
    const { thing, digest, patterns, offered } = judged
    const grants = executionGrants({ ...this.#options, configuration: configuration(), thing, approved: offered })
    const answer = await approver.ask({
      skill: request.entry.name,
      digest,
      kind: request.kind,
      command: this.scrub(request, request.display),
      grants: describeGrants(grants),
      pattern: patterns.join(', '),
    })
    if (answer === 'deny') throw this.#refuse(request, { ...judged, because: 'you said no', next: 'Nothing was run.' })
    if (answer === 'always' && digest !== null && patterns.length > 0) {
      const { directory } = request.entry.candidate
      approvals.add({ skill: request.entry.name, directory, digest, patterns, grants: rememberedGrants(grants) })
    }
    return { grants, because: answer === 'always' ? 'you said always' : 'you said yes', judged }
  }

  #refuse(request: ExecutionRequest, judged: JudgedExecution): MetierError {
    const isUnasked = judged.decision === 'ask' && (request.approver ?? this.#options.approver) === undefined
    const because = isUnasked ? `${judged.because}, and nobody is here to ask` : judged.because
    const permit = { grants: judged.grants, because, judged }
    this.#log(request, { ...permit, decision: 'refused' }, { exitCode: null, durationMs: 0, sandbox: 'none' })
    const { next, code, digest, patterns } = judged
    return new MetierError({
      code,
      message: `${this.scrub(request, request.display)} of ${request.entry.name} was not run: ${because}.`,
      ...(next !== undefined && { next }),
      data: { skill: request.entry.name, digest, because, patterns },
    })
  }

  #command(request: ExecutionRequest, { grants, judged }: Permit, sandbox: Sandbox): SandboxCommand {
    const { host, fileSystem } = this.#options
    const configuration = this.#options.configuration()
    const { entry, argv, input, cwd } = request
    const added = request.environment
    const skillFiles = this.#judgedFiles(request, judged, sandbox)
    return {
      argv,
      cwd: cwd ?? entry.candidate.directory,
      environment: childEnvironment({ entry, configuration, host, fileSystem, grants, ...(added && { added }) }),
      skillDirectory: entry.candidate.directory,
      ...(skillFiles !== undefined && { skillFiles }),
      grants,
      limits: executionLimits(configuration, request),
      ...(input !== undefined && { input }),
    }
  }

  /** Of what no digest can be made, because it is too large or leads out of itself, there is no copy either. */
  #judgedFiles({ entry }: ExecutionRequest, { files }: JudgedExecution, { promises }: Sandbox): string | undefined {
    if (files === null || !promises.has('files-as-judged')) return undefined
    return this.#options.copies?.of({ directory: entry.candidate.directory, digest: files })
  }

  #log(request: Omit<ExecutionRequest, 'argv'>, { judged, because, decision }: Logged, ending: Ending): void {
    const { kind, surface, entry, display } = request
    const { stopped, ...rest } = ending
    this.#options.audit.append({
      time: new Date(this.#options.clock.now()).toISOString(),
      surface,
      skill: entry.name,
      digest: judged.digest,
      kind,
      command: this.scrub(request, display),
      decision,
      because,
      ...rest,
      ...(stopped !== undefined && { stopped }),
    })
  }

  #withoutSecrets(request: ExecutionRequest, outcome: SandboxOutcome): SandboxOutcome {
    const secrets = secretsOf(this.#options.configuration(), request.entry)
    if (secrets.length === 0) return outcome
    // Byte for byte, so that what is no text stays as it is.
    const filter = createSecretFilter(secrets.map((secret) => Buffer.from(secret).toString('latin1')))
    const clean = (bytes: Uint8Array) => Buffer.from(filter.whole(Buffer.from(bytes).toString('latin1')), 'latin1')
    return { ...outcome, stdout: clean(outcome.stdout), stderr: clean(outcome.stderr) }
  }
}

/** What the person saw, and nothing that a program might like besides. */
function rememberedGrants({ network, workspace, credentials }: SandboxGrants): RememberedGrants {
  return { network, ...(workspace && { workspace: workspace.access }), credentials }
}
