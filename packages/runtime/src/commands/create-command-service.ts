import {
  canonicalJson,
  checkInput,
  inputFromWords,
  MetierError,
  nameKey,
  searchSkills,
  type CancelSignal,
  type CatalogEntry,
  type CatalogView,
  type Clock,
  type FileSystem,
  type Host,
  type SkillCommand,
} from '@metier/core'
import type { CatalogService, ViewOptions } from '../catalog-service.ts'
import type { Configuration } from '../configuration.ts'
import type { ExecutionGuard } from '../execute/execution-guard.ts'
import type { SkillSearch } from '../index/create-skill-search.ts'
import type { Journal } from '../journal.ts'
import { callHost, type HostResult } from './call-host.ts'
import { commandHelp } from './command-help.ts'
import { CommandPermits } from './command-permits.ts'
import { CommandProcesses } from './command-processes.ts'
import type { CommandCall, CommandList, CommandListOptions, CommandResult, CommandService } from './command-service.ts'
import type { DescribedCommand } from './described-skill.ts'
import { resolveCommand, type ResolvedCommand } from './resolve-command.ts'
import { hasToolHooks } from '../execute/has-tool-hooks.ts'
import { withToolHooks } from '../execute/with-tool-hooks.ts'
import { hookedCommand } from './hooked-command.ts'
import { ResultCache } from './result-cache.ts'
import { SkillState } from './skill-state.ts'
import { toSkillCommand } from './to-skill-command.ts'

export interface CommandServiceOptions {
  readonly catalog: CatalogService
  readonly guard: ExecutionGuard
  readonly fileSystem: FileSystem
  readonly host: Host
  readonly clock: Clock
  /** The settings now in force. */
  readonly configuration: () => Pick<Configuration, 'limit' | 'pinned' | 'execution' | 'scripts'>
  /** Somebody can be asked what no rule settles. */
  readonly canAsk?: boolean
  readonly journal?: Journal
  /** Finds skills by words and by meaning; by the words of their frontmatter without. */
  readonly search?: Pick<SkillSearch, 'find'>
}

/** Skills that a search for a name may give (OMN-55). */
const mostFound = 10

function isActive({ state }: CatalogEntry): boolean {
  return state === 'active'
}

/** Finds, describes, loads, reloads, calls and unloads the typed commands of skills. */
export function createCommandService(options: CommandServiceOptions): CommandService {
  return new Commands(options)
}

class Commands implements CommandService {
  readonly #options: CommandServiceOptions
  /** By directory of the skill, the least recently used first. */
  readonly #states = new Map<string, SkillState>()
  readonly #permits: CommandPermits
  readonly #processes: CommandProcesses
  readonly #results: ResultCache<HostResult>
  readonly #listeners = new Set<() => void>()
  readonly #stopFollowing: () => void
  readonly #names = new Map<string, string>()
  #isClosed = false

  constructor(options: CommandServiceOptions) {
    this.#options = options
    this.#results = new ResultCache({ clock: options.clock })
    this.#permits = new CommandPermits(options)
    this.#processes = new CommandProcesses({
      ...options,
      permits: this.#permits,
      states: this.#states,
      nameOf: (directory) => this.#names.get(directory) ?? directory,
      onChange: () => this.#changed(),
    })
    this.#stopFollowing = options.catalog.onChange(() => this.#forgetGone())
  }

  list({ view, accepts = () => true, canAsk }: CommandListOptions = {}): CommandList {
    const entries = this.#view(view).active.filter(accepts)
    return {
      commands: entries.flatMap((entry) =>
        this.#commandsOf(entry).map((command) => this.#shown(entry, command, canAsk)),
      ),
      diagnostics: entries.flatMap((entry) => this.#states.get(entry.candidate.directory)?.diagnostics() ?? []),
    }
  }

  async describe(id: string, view?: ViewOptions): Promise<SkillCommand> {
    const { entry, command } = await this.#resolve(id, this.#view(view), 'library')
    return this.#shown(entry, command)
  }

  async call(call: CommandCall, signal?: CancelSignal): Promise<CommandResult> {
    const begun = performance.now()
    const view = this.#view(call.view)
    const help = this.#help(call, view)
    if (help !== undefined) return { id: 'help', text: help, truncated: false, cached: false, durationMs: 0 }
    const found = await this.#resolve(call.id, view, call.surface)
    const shown = this.#shown(found.entry, found.command)
    const input = inputOf(call, shown)
    const stamp = this.#state(found.entry).described?.stamp ?? ''
    const key = `${found.entry.candidate.directory}\n${shown.name}\n${stamp}\n${canonicalJson(input)}`
    const cached =
      // A hook wants to be told of each call, and may say no.
      shown.cacheMs > 0 &&
      !hasToolHooks(found.entry) &&
      this.#permits.decide(found, call.surface).decision === 'allowed'
        ? this.#results.get(key)
        : undefined
    const result = cached ?? (await this.#run(found, shown, { call, input, signal }))
    const weight = result.text.length
    if (cached === undefined && shown.cacheMs > 0)
      this.#results.set(key, result, { milliseconds: shown.cacheMs, weight })
    return { id: shown.id, ...result, cached: cached !== undefined, durationMs: performance.now() - begun }
  }

  async load(skill: string, view?: ViewOptions): Promise<readonly SkillCommand[]> {
    const entry = this.#view(view).resolve(skill)
    if (entry === undefined) throw this.#unknown(skill, [], this.#view(view))
    await this.#loadAll(entry, 'library')
    return this.#commandsOf(entry).map((command) => this.#shown(entry, command))
  }

  loaded(): readonly string[] {
    return [...this.#states].flatMap(([directory, { hosts }]) =>
      hosts.isLoaded ? [this.#names.get(directory) ?? directory] : [],
    )
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#stopFollowing()
    this.#listeners.clear()
    await Promise.all([...this.#states.values()].map(({ hosts }) => hosts.kill()))
    this.#states.clear()
  }

  #view(options: ViewOptions = {}): CatalogView {
    return this.#options.catalog.view(options)
  }

  #help({ id }: CommandCall, view: CatalogView): string | undefined {
    const wanted = id.trim()
    if (wanted === '' || nameKey(wanted) === 'help') return commandHelp(this.list().commands)
    const skill = /^(.+?)(?:\.|__)help$/i.exec(wanted)?.[1] ?? wanted
    const entry = view.resolve(skill)
    if (entry === undefined) return undefined
    const commands = this.#commandsOf(entry)
    if (skill !== wanted && commands.some(({ name }) => nameKey(name) === 'help')) return undefined
    if (commands.length > 0) return commandHelp(commands.map((command) => this.#shown(entry, command)))
    return `${entry.name} has no commands.`
  }

  #state(entry: CatalogEntry): SkillState {
    const { directory } = entry.candidate
    const state = this.#states.get(directory) ?? new SkillState(this.#options)
    this.#states.set(directory, state)
    this.#names.set(directory, entry.name)
    return state
  }

  #commandsOf(entry: CatalogEntry): readonly DescribedCommand[] {
    const state = this.#state(entry)
    const isFirst = state.described === undefined
    if (state.refresh(entry) && !isFirst) this.#changed()
    return state.commands()
  }

  async #resolve(id: string, view: CatalogView, surface: string): Promise<ResolvedCommand> {
    const options = {
      id,
      view,
      commandsOf: (entry: CatalogEntry) => this.#commandsOf(entry),
      search: (query: string) => this.#found(query, view).slice(0, mostFound),
    }
    const found = resolveCommand(options)
    if ('command' in found) return found
    for (const entry of found.entries) {
      if (this.#state(entry).described?.dynamic !== true) continue
      await this.#loadAll(entry, surface)
      const again = resolveCommand(options)
      if ('command' in again) return again
    }
    throw this.#unknown(id, found.near, view)
  }

  #found(query: string, view: CatalogView): readonly CatalogEntry[] {
    const hits =
      this.#options.search?.find(view, query, { limit: mostFound, accepts: isActive }).hits ??
      searchSkills(view.active, query, (each) => each.candidate.skill)
    return hits.map(({ item }) => item)
  }

  #unknown(id: string, near: readonly string[], view: CatalogView): MetierError {
    const all = view.active.flatMap((entry) => this.#commandsOf(entry).map(({ name }) => `${entry.name}.${name}`))
    const meant = near.length > 0 ? `Perhaps you mean ${near.join(' or ')}. ` : ''
    const there =
      all.length === 0
        ? 'No active skill has commands.'
        : `There are: ${all.slice(0, 30).join(', ')}${all.length > 30 ? ', …' : ''}.`
    return new MetierError({
      code: 'unknown-command',
      message: `There is no command ${JSON.stringify(id.slice(0, 100))}.`,
      next: `${meant}${there}`,
      data: { id: id.slice(0, 100), near, commands: all.slice(0, 200) },
    })
  }

  #shown(entry: CatalogEntry, command: DescribedCommand, canAsk = this.#options.canAsk === true): SkillCommand {
    const loaded = this.#state(entry).hosts.isLoaded
    const unavailable = this.#permits.whyNot({ entry, command }, canAsk)
    return toSkillCommand(command, { skill: entry.name, loaded, unavailable })
  }

  async #run(found: ResolvedCommand, shown: SkillCommand, run: CommandRun): Promise<HostResult> {
    const lacking = this.#permits.lacking(found)
    if (lacking !== undefined) throw new MetierError({ code: 'missing-dependency', message: `${shown.id}: ${lacking}` })
    const { guard, configuration } = this.#options
    const { surface, approver } = run.call
    const request = { ...this.#permits.request(found, surface), entry: found.entry, kind: 'command' as const }
    const decision = this.#permits.decide(found, surface)
    const work = { command: shown, guard, request, decision, execution: configuration().execution, ...run }
    const asking = { surface, ...(approver && { approver }) }
    const state = this.#touch(found.entry)
    const callIt = () => this.#processes.use({ found, state, asking }, (host) => callHost(host, work))
    if (decision.decision === 'refused') return callIt()
    const { result, notes } = await withToolHooks({
      guard,
      entry: found.entry,
      ...asking,
      ...(run.signal && { signal: run.signal }),
      tool: hookedCommand(shown, run.input),
      run: callIt,
      response: ({ text, value }) => value ?? text,
    })
    for (const note of notes) this.#options.journal?.write('warn', note)
    return result
  }

  #loadAll(entry: CatalogEntry, surface: string): Promise<void> {
    const state = this.#touch(entry)
    state.refresh(entry)
    return this.#processes.loadAll(entry, state, { surface })
  }

  #touch(entry: CatalogEntry): SkillState {
    const state = this.#state(entry)
    const { directory } = entry.candidate
    this.#states.delete(directory)
    this.#states.set(directory, state)
    return state
  }

  #forgetGone(): void {
    const there = new Set([...this.#options.catalog.snapshot().candidates.values()].map(({ directory }) => directory))
    for (const [directory, { hosts }] of this.#states) {
      if (there.has(directory)) continue
      hosts.retire()
      this.#states.delete(directory)
      this.#names.delete(directory)
    }
    this.#permits.forget()
  }

  #changed(): void {
    if (this.#isClosed) return
    for (const listener of this.#listeners) listener()
  }
}

interface CommandRun {
  readonly call: CommandCall
  readonly input: Readonly<Record<string, unknown>>
  readonly signal: CancelSignal | undefined
}

/** Throws `invalid-input` with everything that is wrong. */
function inputOf({ input, words }: CommandCall, command: SkillCommand): Readonly<Record<string, unknown>> {
  const read = words === undefined ? { input: input ?? {}, problems: [] } : inputFromWords(words, command.input)
  const checked = checkInput(command.input, read.input)
  const problems = [...read.problems, ...(read.problems.length > 0 ? [] : checked.problems)]
  if (problems.length === 0) return checked.input
  throw new MetierError({
    code: 'invalid-input',
    message: `The input of ${command.id} is not right: ${problems.join(' ')}`,
    next: `It is called as ${commandHelp([command]).split('\n')[0] ?? command.id}`,
    data: { command: command.id, problems, schema: command.input },
  })
}
