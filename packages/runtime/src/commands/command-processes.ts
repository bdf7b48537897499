import { canonicalJson, nameKey, type CatalogEntry, type FileSystem, type Host } from '@metier/core'
import type { Configuration } from '../configuration.ts'
import type { ExecutionDecision, ExecutionGuard } from '../execute/execution-guard.ts'
import type { Journal } from '../journal.ts'
import type { CommandCall } from './command-service.ts'
import type { CommandPermits } from './command-permits.ts'
import type { DescribedCommand } from './described-skill.ts'
import type { CommandHost } from './host/command-host.ts'
import { startCommandHost, type StartedHost } from './host/start-command-host.ts'
import type { ResolvedCommand } from './resolve-command.ts'
import type { HostWanted } from './skill-hosts.ts'
import type { SkillState } from './skill-state.ts'

/** Where a call comes from, and who is asked about it. */
export type Asking = Pick<CommandCall, 'surface' | 'approver'>

export interface CommandProcessesOptions {
  readonly guard: ExecutionGuard
  readonly fileSystem: FileSystem
  readonly host: Host
  readonly journal?: Journal
  readonly permits: CommandPermits
  readonly configuration: () => Pick<Configuration, 'limit' | 'pinned'>
  /** The skills looked at, by directory, the least recently used first. */
  readonly states: ReadonlyMap<string, SkillState>
  readonly nameOf: (directory: string) => string
  /** Something was loaded or unloaded. */
  readonly onChange: () => void
}

/** Starts, shares and ends the processes in which commands run. */
export class CommandProcesses {
  readonly #options: CommandProcessesOptions

  constructor(options: CommandProcessesOptions) {
    this.#options = options
  }

  /** Works with a process that holds the command: one that others use too, or one of its own where that was asked. */
  async use<Result>(
    { found, state, asking }: { readonly found: ResolvedCommand; readonly state: SkillState; readonly asking: Asking },
    work: (host: CommandHost) => Promise<Result>,
  ): Promise<Result> {
    const decision = this.#options.permits.decide(found, asking.surface)
    // What was said yes to once is run once: in a process of its own, that ends with it.
    if (decision.decision !== 'allowed') return this.#useAlone({ found, state, asking }, work)
    const { hosts } = state
    const wasLoaded = hosts.isLoaded
    try {
      return await hosts.use(this.#wanted({ found, state, asking }, decision), work)
    } finally {
      this.#unloadOld()
      if (wasLoaded !== hosts.isLoaded) this.#options.onChange()
    }
  }

  /** Every language of a skill; what is not allowed throws. */
  async loadAll(entry: CatalogEntry, state: SkillState, asking: Asking): Promise<void> {
    const groups = new Map((state.described?.files ?? []).map((file) => [groupOf({ file }), file]))
    for (const file of groups.values()) {
      const command = state.commands().find((each) => groupOf(each) === groupOf({ file })) ?? unnamed(file)
      await this.use({ found: { entry, command }, state, asking }, async () => undefined)
    }
  }

  async #useAlone<Result>(
    use: { readonly found: ResolvedCommand; readonly state: SkillState; readonly asking: Asking },
    work: (host: CommandHost) => Promise<Result>,
  ): Promise<Result> {
    const { host } = await this.#start(use, {})
    try {
      return await work(host)
    } finally {
      await host.kill()
      // An "always" counts from the next call on.
      this.#options.permits.forget()
    }
  }

  #wanted(
    use: { readonly found: ResolvedCommand; readonly state: SkillState; readonly asking: Asking },
    { grants, digest = null }: ExecutionDecision,
  ): HostWanted {
    return {
      key: `${groupOf(use.found.command)} ${canonicalJson(grants)}`,
      stamp: use.state.described?.stamp ?? '',
      content: digest,
      // Not the name of a command: each call has a line of its own in the log.
      start: () => this.#start(use, { display: `process of its ${groupOf(use.found.command)} commands` }),
    }
  }

  #start(
    { found, state, asking }: { readonly found: ResolvedCommand; readonly state: SkillState; readonly asking: Asking },
    shown: { readonly display?: string },
  ): Promise<StartedHost> {
    const { guard, fileSystem, host: machine, journal, permits } = this.#options
    const { entry, command } = found
    const { surface, approver } = asking
    const files = (state.described?.files ?? []).filter((file) => groupOf({ file }) === groupOf(command))
    return startCommandHost({
      guard,
      fileSystem,
      machine,
      entry,
      files,
      request: { ...permits.request(found, surface), ...shown, ...(approver && { approver }) },
      onNote: (text) => journal?.write('debug', `${entry.name}: ${guard.scrub({ entry }, text).slice(0, 2000)}`),
    })
  }

  /** The least recently used go first; what is pinned or running stays (OMN-56, OMN-57, OMN-58). */
  #unloadOld(): void {
    const { limit, pinned } = this.#options.configuration()
    const kept = new Set(pinned.map(nameKey))
    const loaded = [...this.#options.states].filter(([, { hosts }]) => hosts.isLoaded)
    let over = loaded.length - limit
    for (const [directory, { hosts }] of loaded) {
      if (over <= 0) return
      if (hosts.isBusy || kept.has(nameKey(this.#options.nameOf(directory)))) continue
      hosts.retire()
      over -= 1
      this.#options.onChange()
    }
  }
}

/** JavaScript and TypeScript share a process. */
function groupOf({ file }: Pick<DescribedCommand, 'file'>): string {
  return file.language === 'python' ? 'python' : 'script'
}

/** Stands for the commands of a file that names none until it is run. */
function unnamed(file: DescribedCommand['file']): DescribedCommand {
  const nothing = { description: '', category: undefined, input: undefined, annotations: {}, symbol: undefined }
  return { ...nothing, name: '*', cacheMs: 0, retries: 0, offset: 0, file }
}
