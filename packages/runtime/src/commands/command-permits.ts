import type { Clock, Host } from '@metier/core'
import type { Configuration } from '../configuration.ts'
import type { ExecutionDecision, ExecutionGuard, ExecutionRequest } from '../execute/execution-guard.ts'
import { canRunTypescript } from './host/transform-typescript.ts'
import type { ResolvedCommand } from './resolve-command.ts'

export interface CommandPermitsOptions {
  readonly guard: ExecutionGuard
  readonly host: Host
  readonly clock: Clock
  readonly configuration: () => Pick<Configuration, 'scripts' | 'execution'>
}

/** A decision about a command holds for as long as its files are not looked at again, in milliseconds. */
const decisionMs = 100
const mostDecisions = 5000

/** What the guard and the machine say about commands, remembered for a moment. */
export class CommandPermits {
  readonly #options: CommandPermitsOptions
  readonly #decisions = new Map<string, { readonly until: number; readonly decision: ExecutionDecision }>()

  constructor(options: CommandPermitsOptions) {
    this.#options = options
  }

  /** What the guard is asked about a command: `Skill(skill.command)`. */
  request(
    { entry, command }: ResolvedCommand,
    surface: string,
  ): Pick<ExecutionRequest, 'surface' | 'question' | 'display'> {
    const id = `${entry.name}.${command.name}`
    return { surface, question: { kind: 'tool', tool: 'Skill', argument: id }, display: id }
  }

  decide(found: ResolvedCommand, surface: string): ExecutionDecision {
    const { clock, guard } = this.#options
    const { entry, command } = found
    const key = `${entry.candidate.directory}\n${command.name}`
    const known = this.#decisions.get(key)
    const now = clock.now()
    if (known !== undefined && now < known.until) return known.decision
    const request = { ...this.request(found, surface), entry, kind: 'command' as const }
    const decision = guard.decide({ ...request, argv: [command.file.path] })
    if (this.#decisions.size >= mostDecisions) this.#decisions.clear()
    this.#decisions.set(key, { until: now + decisionMs, decision })
    return decision
  }

  forget(): void {
    this.#decisions.clear()
  }

  /** Why a command cannot be called here, in words; `undefined` when it can. */
  whyNot(found: ResolvedCommand, canAsk: boolean): string | undefined {
    const lacking = this.lacking(found)
    if (lacking !== undefined) return lacking
    if (this.#isOff())
      return '`scripts` is off. Set `scripts: ask` or `scripts: allow` in your own settings; docs/configuration.md says which file that is.'
    const { decision, because, next } = this.decide(found, 'library')
    if (decision === 'allowed' || (decision === 'ask' && canAsk)) return undefined
    const nobody = decision === 'ask' ? ', and nobody is here to ask' : ''
    return `${because}${nobody}.${next === undefined ? '' : ` ${next}`}`
  }

  /** What is not installed here. */
  lacking({ command }: Pick<ResolvedCommand, 'command'>): string | undefined {
    const { language } = command.file
    if (language === 'python' && !this.#options.host.hasBinary('python3'))
      return '`python3` is not on PATH. Install Python 3 to call it.'
    if (language === 'typescript' && !canRunTypescript())
      return `Node ${process.version} runs no TypeScript. Use Node 22.18 or newer, or install oxc-transform.`
    return undefined
  }

  /** Known without looking at a single skill: nobody who never asked for commands pays for a scan of theirs. */
  #isOff(): boolean {
    const { scripts, execution } = this.#options.configuration()
    const isRuled = execution.permissions.allow.some((pattern) => /^Skill\b/.test(pattern))
    return scripts === 'off' && (execution.scriptsSaid || !isRuled)
  }
}
