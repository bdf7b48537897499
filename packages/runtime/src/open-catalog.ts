import { resolve } from 'node:path'
import {
  MetierError,
  activationTool,
  promptSection,
  requestedSkill,
  type ActivationTool,
  type ActivationToolOptions,
  type Approver,
  type CancelSignal,
  type CatalogEntry,
  type CatalogView,
  type FileSystem,
  type PromptSectionOptions,
  type SearchAnswer,
} from '@metier/core'
import type { CatalogChange, CatalogService, ViewOptions } from './catalog-service.ts'
import type { CommandResult, CommandService } from './commands/command-service.ts'
import { createCatalogService, type CatalogServiceOptions } from './catalog/create-catalog-service.ts'
import { createLivingConfiguration, type LivingConfiguration } from './config/create-living-configuration.ts'
import { promptHabits, type PromptHabitsOptions } from './config/prompt-habits.ts'
import { createNodeFileSystem } from './disk/create-node-file-system.ts'
import { createNodeFileWriter } from './disk/create-node-file-writer.ts'
import { activationSourceOf } from './execute/activation-source-of.ts'
import type { SkillRendering, SkillRunner } from './execute/skill-rendering.ts'
import { openFacts } from './facts/open-facts.ts'
import { createNodeHost } from './host/create-node-host.ts'
import { environmentOfAnother } from './host/environment-of-another.ts'
import { systemClock } from './host/system-clock.ts'
import type { FindSkillsOptions } from './index/find-in-view.ts'
import { createScanGate } from './scan/create-scan-gate.ts'
import { scanKeyNow } from './scan/scan-key-now.ts'
import type { Journal } from './journal.ts'
import { createSession } from './session/create-session.ts'
import { openTrustFile } from './trust/open-trust-file.ts'
import { noteUse } from './usage/note-use.ts'

/** Where to look, for whom, and who is asked; everything is optional. */
export interface OpenCatalogOptions extends ViewOptions, Pick<CatalogServiceOptions, 'roots' | 'bundledSkills'> {
  /** Directory to start from; that of the process unless told. */
  readonly cwd?: string
  /** Home directory of the user; where `home` is another's, so are its skills and settings. */
  readonly home?: string
  /** Environment variables; those of the process unless told, without the folders they name where `home` is another's. */
  readonly environment?: Readonly<Record<string, string | undefined>>
  /** Whose folders and names count: `ostwin`, `omni`, `wundr`, `btw`, `squad`; that of the settings unless told. */
  readonly preset?: string
  /** Follow changes on disk and call the listeners of `onChange`; off unless told. */
  readonly watch?: boolean
  /** Settings by dotted key, such as `skills.load.extraDirs`. */
  readonly overrides?: Readonly<Record<string, unknown>>
  /** Whom to ask before a skill runs what no rule settles; without one, asking is refusing. */
  readonly approver?: Approver
}

/** How one call of a skill is run. */
export interface RunSkillOptions {
  readonly signal?: CancelSignal
  /** What `${CLAUDE_SESSION_ID}` stands for. */
  readonly session?: string
}

export interface CallOptions {
  readonly signal?: CancelSignal
}

/** A tool for a model: what every API takes, and the function behind it. */
export interface SkillTool extends ActivationTool {
  /** Gives the text for the model. What a model asks for wrongly is answered in words, never thrown. */
  readonly execute: (input?: Readonly<Record<string, unknown>> | null) => Promise<string>
}

/** Skills for one conversation of one agent. */
export interface CatalogHandle {
  /** The catalogue beneath, for every context at once: what a user interface or a server needs. */
  readonly service: CatalogService
  /** What this conversation sees now: immutable, and another one after a change. */
  view(): CatalogView
  /**
   * What the system prompt says about skills, in the form that the preset knows; empty when there are none. It points
   * to the tool, unless `location` or `activation` asks for files.
   */
  prompt(options?: PromptSectionOptions): string
  /**
   * The active skills that answer what is asked, in one's own words, best first and with the reasons; `verdict` says whether
   * the first stands out, several fit, or nothing does. Nothing leaves the machine.
   */
  find(query: string, options?: FindSkillsOptions): Promise<SearchAnswer<CatalogEntry>>
  /**
   * The text of a skill, for the conversation; the second time a note that it is there already. Throws
   * `unknown-skill` or `skill-not-active`. `given` is put in place of `$ARGUMENTS`; nothing is run.
   */
  activate(name: string, given?: string): string
  /**
   * A skill rendered for a call: arguments in place, commands run where the user's rules allow them. Throws as
   * `activate` does; a command that fails or may not run leaves a mark in the text.
   */
  run(name: string, given?: string | readonly string[], options?: RunSkillOptions): Promise<SkillRendering>
  /**
   * Calls a typed command of a skill, by `skill.command`. Throws `unknown-command`, `invalid-input`, `untrusted`,
   * `refused`, `command-failed`, `timed-out` or `interrupted`.
   */
  call(id: string, input?: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<CommandResult>
  /** The typed commands of all skills; opened when it is first asked for. */
  commands(): Promise<CommandService>
  /** The tool with which a model loads a skill; `undefined` when there is none to load. */
  tool(options?: ActivationToolOptions): SkillTool | undefined
  /** Called after each change on disk when `watch` is on; returns how to stop. */
  onChange(listener: (change: CatalogChange) => void): () => void
  /** Stops watching and ends the processes of typed commands. A process that does not close goes on running. */
  close(): Promise<void>
}

/** Opens the skills of a project, with the user's and the bundled ones. */
export async function openCatalog(options: OpenCatalogOptions = {}): Promise<CatalogHandle> {
  const opened = await openService(options)
  const { service, fileSystem, settings, find, openRunner, openCommands, closeCommands, noteUsed } = opened
  const { role, agent, room, plan: inPlan, references, tools } = options
  const context: ViewOptions = JSON.parse(JSON.stringify({ role, agent, room, plan: inPlan, references, tools }))
  const session = createSession()
  const view = () => service.view(context)
  const activate = (name: string, given?: string): string => {
    const loaded = service.load(name, context)
    const source = activationSourceOf(loaded, { settings: settings.current(), arguments: given })
    const { text, repeated } = session.activate(source)
    if (!repeated) noteUsed(loaded.entry)
    return text
  }
  const prompt = (promptOptions: PromptSectionOptions = {}): string =>
    sectionOf(view(), promptOptions, { fileSystem, configuration: settings.current() })
  return {
    service,
    view,
    prompt,
    find: (query, findOptions) => find(view(), query, findOptions),
    activate,
    run: async (name, given, runOptions = {}) => {
      const runner = await openRunner()
      const said = { ...(given !== undefined && { arguments: given }), ...runOptions }
      const rendering = await runner.render({ name, surface: 'library', view: context, ...said })
      noteUsed(rendering.loaded.entry)
      return rendering
    },
    call: async (id, input = {}, { signal } = {}) =>
      (await openCommands()).call({ id, input, surface: 'library', view: context }, signal),
    commands: openCommands,
    tool(toolOptions = {}) {
      const tool = activationTool(view(), toolOptions)
      const parameter = toolOptions.parameter ?? 'name'
      return (
        tool && {
          ...tool,
          execute: async (input) => answer(textOf(input?.[parameter]), { view: view(), activate, prompt }),
        }
      )
    },
    onChange: (listener) => service.onChange(listener),
    close: async () => {
      await closeCommands()
      await service.close()
    },
  }
}

/** A model may send anything; what is no text names no skill. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
}

interface Open {
  readonly service: CatalogService
  readonly fileSystem: FileSystem
  readonly settings: LivingConfiguration
  readonly find: (view: CatalogView, query: string, options?: FindSkillsOptions) => Promise<SearchAnswer<CatalogEntry>>
  /** Made when something is first to run. */
  readonly openRunner: () => Promise<SkillRunner>
  readonly openCommands: () => Promise<CommandService>
  /** Counts that a skill was loaded or run, where the user wants that. */
  readonly noteUsed: (entry: CatalogEntry) => void
  /** Ends the processes of commands, where there are any. */
  readonly closeCommands: () => Promise<void>
}

function sectionOf(view: CatalogView, asked: PromptSectionOptions, open: Omit<PromptHabitsOptions, 'view'>): string {
  const habits = promptHabits({ ...open, view })
  const byFile = asked.location !== undefined && asked.location !== 'none'
  const mcp = asked.mcp === false ? false : { ...habits.mcp, ...asked.mcp }
  return promptSection(view, { ...habits, activation: byFile ? 'file' : 'tool', ...asked, mcp })
}

interface Conversation extends Pick<CatalogHandle, 'activate' | 'prompt'> {
  readonly view: CatalogView
}

function answer(name: string, { view, activate, prompt }: Conversation): string {
  const request = requestedSkill(view, name)
  if (request.kind === 'refused') return request.message
  if (request.kind === 'catalogue') return prompt({ activation: 'none' }) || 'There are no skills.'
  try {
    return activate(request.entry.name)
  } catch (error) {
    if (!(error instanceof MetierError)) throw error
    return [error.message, error.next].filter((part) => part !== undefined).join(' ')
  }
}

/** A library reports to its caller and writes no journal. */
const silent: Journal = { write: () => {} }

async function openService(options: OpenCatalogOptions): Promise<Open> {
  const { home, preset, watch, roots, bundledSkills } = options
  const environment = options.environment ?? (home === undefined ? undefined : environmentOfAnother())
  const fileSystem = createNodeFileSystem()
  const host = createNodeHost({ ...(environment && { environment }), ...(home !== undefined && { home }) })
  const writer = createNodeFileWriter()
  const trust = openTrustFile({ fileSystem, writer, host })
  const settings = createLivingConfiguration({
    fileSystem,
    host,
    cwd: resolve(options.cwd ?? '.'),
    overrides: { ...options.overrides, ...(preset !== undefined && { preset }) },
    isTrustedFile: (file) => trust.isTrustedFile(file),
    trustStamp: () => trust.stamp?.() ?? '',
  })
  const configuration = settings.current()
  const facts = openFacts({
    fileSystem,
    host,
    writer,
    verdictKey: () => scanKeyNow({ fileSystem, host, configuration }),
  })
  const followSettings = () => settings.current()
  const scanGate = createScanGate({
    fileSystem,
    writer,
    host,
    clock: systemClock,
    configuration,
    followSettings,
    facts,
  })
  await scanGate.prepare()
  const service = createCatalogService({
    fileSystem,
    host,
    clock: systemClock,
    trust,
    facts,
    configuration,
    followSettings: () => settings.refresh(),
    scanGate,
    ...(watch !== undefined && { watch }),
    ...(roots && { roots }),
    ...(bundledSkills !== undefined && { bundledSkills }),
  })
  let runner: Promise<SkillRunner> | undefined
  const current = () => settings.current()
  const openGuard = async () => {
    const { openExecutionGuard } = await import('./execute/open-execution-guard.ts')
    const ports = { fileSystem, writer, host, clock: systemClock, scanGate, configuration: current }
    return openExecutionGuard({ ...ports, ...(options.approver && { approver: options.approver }) })
  }
  const makeRunner = async (): Promise<SkillRunner> => {
    const { createSkillRunner } = await import('./execute/create-skill-runner.ts')
    return createSkillRunner({ catalog: service, guard: await openGuard(), fileSystem, configuration: current })
  }
  let commands: Promise<CommandService> | undefined
  const makeCommands = async (): Promise<CommandService> => {
    const { createCommandService } = await import('./commands/create-command-service.ts')
    const ports = { catalog: service, fileSystem, host, clock: systemClock, configuration: current }
    return createCommandService({ ...ports, guard: await openGuard(), canAsk: options.approver !== undefined })
  }
  return {
    service,
    fileSystem,
    settings,
    find: async (view, query, findOptions) => {
      const { findInView } = await import('./index/find-in-view.ts')
      const ports = { catalog: service, fileSystem, writer, host, configuration: current() }
      return findInView({ ...ports, ...findOptions, view, query })
    },
    openRunner: () => (runner ??= makeRunner()),
    openCommands: () => (commands ??= makeCommands()),
    closeCommands: async () => (await commands)?.close(),
    noteUsed: (entry) =>
      noteUse(entry, { fileSystem, writer, host, configuration: settings.current(), journal: silent }),
  }
}
