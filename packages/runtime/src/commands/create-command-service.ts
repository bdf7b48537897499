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
import type { ExecutionDecision, ExecutionGuard, ExecutionRequest } from '../execute/execution-guard.ts'
import type { Journal } from '../journal.ts'
import { callHost, type HostResult } from './call-host.ts'
import { commandHelp } from './command-help.ts'
import type { CommandCall, CommandList, CommandListOptions, CommandResult, CommandService } from './command-service.ts'
import type { DescribedCommand } from './described-skill.ts'
import { startCommandHost } from './host/start-command-host.ts'
import { canRunTypescript } from './host/transform-typescript.ts'
import { resolveCommand, type ResolvedCommand } from './resolve-command.ts'
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
  readonly configuration: () => Pick<Configuration, 'limit' | 'pinned' | 'execution'>
  /** Somebody can be asked what no rule settles. */
  readonly canAsk?: boolean
  readonly journal?: Journal
}

/** A decision about a command holds for as long as its files are not looked at again. */
const decisionMs = 100
/** Skills that a search for a name may give (OMN-55). */
const mostFound = 10

/** Finds, describes, loads, reloads, calls and unloads the typed commands of skills. */
export function createCommandService(options: CommandServiceOptions): CommandService {
  return new Commands(options)
}

class Commands implements CommandService {
  readonly #options: CommandServiceOptions
  /** By directory of the skill, the least recently used first. */
  readonly #states = new Map<string, SkillState>()
  readonly #decisions = new Map<string, { readonly until: number; readonly decision: ExecutionDecision }>()
  readonly #results: ResultCache<HostResult>
  readonly #listeners = new Set<() => void>()
  readonly #stopFollowing: () => void
  #names = new Map<string, string>()
  #isClosed = false

  constructor(options: CommandServiceOptions) {
    this.#options = options
    this.#results = new ResultCache({ clock: options.clock })
    this.#stopFollowing = options.catalog.onChange(() => this.#forgetGone())
  }

  list({ view, accepts = () => true }: CommandListOptions = {}): CommandList {
    const entries = this.#view(view).active.filter(accepts)
    return {
      commands: entries.flatMap((entry) => this.#commandsOf(entry).map((command) => this.#shown(entry, command))),
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
    const cached = shown.cacheMs > 0 && this.#isAllowed(found, call.surface) ? this.#results.get(key) : undefined
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
      search: (query: string) =>
        searchSkills(view.active, query, (each) => each.candidate.skill)
          .map(({ item }) => item)
          .slice(0, mostFound),
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

  #shown(entry: CatalogEntry, command: DescribedCommand): SkillCommand {
    const loaded = this.#state(entry).hosts.isLoaded
    return toSkillCommand(command, { skill: entry.name, loaded, unavailable: this.#whyNot(entry, command) })
  }

  #whyNot(entry: CatalogEntry, command: DescribedCommand): string | undefined {
    const { language } = command.file
    if (language === 'python' && !this.#options.host.hasBinary('python3')) return '`python3` is not on PATH.'
    if (language === 'typescript' && !canRunTypescript())
      return `Node ${process.version} runs no TypeScript; install oxc-transform.`
    const { decision, because, next } = this.#decide({ entry, command }, 'cli')
    if (decision === 'allowed' || (decision === 'ask' && this.#options.canAsk === true)) return undefined
    const nobody = decision === 'ask' ? ', and nobody is here to ask' : ''
    return `${because}${nobody}.${next === undefined ? '' : ` ${next}`}`
  }

  #request(
    { entry, command }: ResolvedCommand,
    surface: string,
  ): Pick<ExecutionRequest, 'surface' | 'question' | 'display'> {
    const id = `${entry.name}.${command.name}`
    return { surface, question: { kind: 'tool', tool: 'Skill', argument: id }, display: id }
  }

  #decide(found: ResolvedCommand, surface: string): ExecutionDecision {
    const { clock, guard } = this.#options
    const key = `${found.entry.candidate.directory}\n${found.command.name}`
    const known = this.#decisions.get(key)
    const now = clock.now()
    if (known !== undefined && now < known.until) return known.decision
    const argv: ExecutionRequest['argv'] = [found.command.file.path]
    const decision = guard.decide({ ...this.#request(found, surface), entry: found.entry, kind: 'command', argv })
    if (this.#decisions.size > 5000) this.#decisions.clear()
    this.#decisions.set(key, { until: now + decisionMs, decision })
    return decision
  }

  #isAllowed(found: ResolvedCommand, surface: string): boolean {
    return this.#decide(found, surface).decision === 'allowed'
  }

  async #run(
    found: ResolvedCommand,
    shown: SkillCommand,
    {
      call,
      input,
      signal,
    }: { call: CommandCall; input: Readonly<Record<string, unknown>>; signal: CancelSignal | undefined },
  ): Promise<HostResult> {
    const missing = this.#missing(found.command)
    if (missing !== undefined) throw new MetierError({ code: 'missing-dependency', message: `${shown.id}: ${missing}` })
    const { guard, configuration } = this.#options
    const { execution } = configuration()
    const request = { ...this.#request(found, call.surface), entry: found.entry, kind: 'command' as const }
    const work = { command: shown, input, signal, guard, request, execution }
    const decision = this.#decide(found, call.surface)
    // What was said yes to once is run once: in a process of its own, that ends with it.
    if (decision.decision !== 'allowed') return this.#runAlone(found, call.surface, work)
    const wanted = this.#wanted(found, call.surface, decision)
    const { hosts } = this.#touch(found.entry)
    const wasLoaded = hosts.isLoaded
    try {
      return await hosts.use(wanted, (host) => callHost(host, work))
    } finally {
      this.#afterUse(wasLoaded, hosts)
    }
  }

  #missing({ file }: DescribedCommand): string | undefined {
    const isMissing = file.language === 'python' && !this.#options.host.hasBinary('python3')
    return isMissing ? '`python3` is not on PATH; install Python 3 to call it.' : undefined
  }

  async #runAlone(found: ResolvedCommand, surface: string, work: Parameters<typeof callHost>[1]): Promise<HostResult> {
    const { host } = await this.#start(found, surface)
    try {
      return await callHost(host, work)
    } finally {
      await host.kill()
      // An "always" counts from the next call on.
      this.#decisions.clear()
    }
  }

  #wanted(found: ResolvedCommand, surface: string, { grants }: ExecutionDecision) {
    const group = groupOf(found.command)
    return {
      key: `${group} ${canonicalJson(grants)}`,
      stamp: this.#state(found.entry).described?.stamp ?? '',
      start: () => this.#start(found, surface),
    }
  }

  #start(found: ResolvedCommand, surface: string) {
    const { guard, fileSystem, journal, host: machine } = this.#options
    const { entry, command } = found
    const files = this.#state(entry).described?.files ?? []
    return startCommandHost({
      guard,
      fileSystem,
      machine,
      entry,
      files: files.filter((file) => groupOf({ file }) === groupOf(command)),
      request: this.#request(found, surface),
      onNote: (text) => journal?.write('debug', `${entry.name}: ${guard.scrub({ entry }, text).slice(0, 2000)}`),
    })
  }

  /** Every language of a skill; what is not allowed throws. */
  async #loadAll(entry: CatalogEntry, surface: string): Promise<void> {
    const state = this.#touch(entry)
    state.refresh(entry)
    const wasLoaded = state.hosts.isLoaded
    const groups = new Map((state.described?.files ?? []).map((file) => [groupOf({ file }), file]))
    for (const file of groups.values()) {
      const command = this.#commandsOf(entry).find((each) => groupOf(each) === groupOf({ file })) ?? unnamed(file)
      const decision = this.#decide({ entry, command }, surface)
      await state.hosts.use(this.#wanted({ entry, command }, surface, decision), async () => undefined)
    }
    this.#afterUse(wasLoaded, state.hosts)
  }

  #touch(entry: CatalogEntry): SkillState {
    const state = this.#state(entry)
    const { directory } = entry.candidate
    this.#states.delete(directory)
    this.#states.set(directory, state)
    return state
  }

  #afterUse(wasLoaded: boolean, { isLoaded }: SkillState['hosts']): void {
    this.#unloadOld()
    if (wasLoaded !== isLoaded) this.#changed()
  }

  /** The least recently used go first; what is pinned or running stays (OMN-56, OMN-57, OMN-58). */
  #unloadOld(): void {
    const { limit, pinned } = this.#options.configuration()
    const kept = new Set(pinned.map(nameKey))
    const loaded = [...this.#states].filter(([, { hosts }]) => hosts.isLoaded)
    let over = loaded.length - limit
    for (const [directory, { hosts }] of loaded) {
      if (over <= 0) return
      if (hosts.isBusy || kept.has(nameKey(this.#names.get(directory) ?? ''))) continue
      hosts.retire()
      over -= 1
      this.#changed()
    }
  }

  #forgetGone(): void {
    const there = new Set([...this.#options.catalog.snapshot().candidates.values()].map(({ directory }) => directory))
    for (const [directory, { hosts }] of this.#states) {
      if (there.has(directory)) continue
      hosts.retire()
      this.#states.delete(directory)
      this.#names.delete(directory)
    }
    this.#decisions.clear()
  }

  #changed(): void {
    if (this.#isClosed) return
    for (const listener of this.#listeners) listener()
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
