import type { Sample } from '@metier/agents'
import type { Clock, FileSystem, FileWriter, Host } from '@metier/core'
import {
  createCatalogService,
  createLivingConfiguration,
  createNodeFileSystem,
  createNodeFileWriter,
  createNodeHost,
  createScanGate,
  createSkillScanner,
  openFacts,
  openListings,
  openTrustFile,
  recordFileSystem,
  recordHost,
  scanKeyNow,
  systemClock,
  type CatalogService,
  type CommandService,
  type Configuration,
  type JobService,
  type Journal,
  type Listings,
  type LivingConfiguration,
  type ScanGate,
  type QuestionTape,
} from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

export interface ContextOptions {
  /** Starts a process that runs jobs nobody waits for; without it they run in this one. */
  readonly startWorker?: () => void
  /** What starts this program again, to share work with; absent where there is none to start. */
  readonly program?: readonly [string, ...string[]]
  /** Asks the model of the connected MCP client, where there is one. */
  readonly sample?: Sample
  /** Absolute. */
  readonly cwd: string
  readonly journal: Journal
  /** Defaults to that of the process. */
  readonly environment?: Readonly<Record<string, string | undefined>>
  /** Absolute home directory; defaults to that of the process. */
  readonly home?: string
  readonly preset?: string
  /** Configuration values by dotted key that were given for this call. */
  readonly overrides?: Readonly<Record<string, unknown>>
  /** Absolute directory of the skills that ship with Metier. */
  readonly bundledSkills?: string
  /** Follow changes on disk: for what keeps running. */
  readonly watch?: boolean
  readonly version?: string
  /** Names the code that reads skills, so that what was read is kept for the next command; nothing is kept without. */
  readonly reader?: string
  /** Everything that is asked of the machine is written down here. */
  readonly tape?: QuestionTape
  /** Where things are asked for; `cli` unless told. */
  readonly surface?: string
  readonly standardInput?: OperationContext['standardInput']
  readonly secret?: OperationContext['secret']
  readonly confirm?: OperationContext['confirm']
  readonly choose?: OperationContext['choose']
  readonly question?: OperationContext['question']
  readonly progress?: OperationContext['progress']
}

/** Remembers what a function made the first time. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** Wires the ports to this machine. Settings and catalogue are read when something first asks for them. */
export function createContext(options: ContextOptions): OperationContext {
  const { cwd, journal, preset, bundledSkills, watch } = options
  const { disk, writer, clock, machine, fileSystem, host } = openMachine(options)
  const listings =
    // What a listing says counts only with the stamps of the files, and those are asked for and written down anyway.
    keepsListings(options, host) &&
    openListings({ fileSystem: disk, writer, clock, host, reader: options.reader ?? '' })
  const trust = once(() => openTrustFile({ fileSystem, writer, host }))
  const settings = once((): LivingConfiguration => {
    const overrides = { ...options.overrides, ...(preset === undefined ? {} : { preset }) }
    return createLivingConfiguration({
      fileSystem,
      host,
      cwd,
      overrides,
      isTrustedFile: (file) => trust().isTrustedFile(file),
      trustStamp: () => trust().stamp?.() ?? '',
    })
  })
  const configuration = (): Configuration => settings().current()
  const { reader } = options
  const shared = { fileSystem, writer, host, ...(reader !== undefined && { reader }) }
  const facts = openFacts({
    fileSystem,
    host,
    writer,
    verdictKey: () => scanKeyNow({ ...shared, configuration: configuration() }),
  })
  const scanGate = once(() =>
    createScanGate({ ...shared, clock, configuration: configuration(), followSettings: configuration, facts, journal }),
  )
  const scanner: OperationContext['scanner'] = (scannerOptions) =>
    createSkillScanner({ ...shared, clock, configuration: configuration(), journal, ...scannerOptions })
  const catalog = once((): CatalogService =>
    createCatalogService({
      fileSystem,
      host,
      clock,
      journal,
      trust: trust(),
      facts,
      configuration: configuration(),
      followSettings: () => settings().refresh(),
      scanGate: scanGate(),
      ...(listings && { listings }),
      ...(bundledSkills === undefined ? {} : { bundledSkills }),
      ...(watch === undefined ? {} : { watch }),
    }),
  )
  const openCatalog = async () => {
    await scanGate().prepare()
    return catalog()
  }
  const ports = { fileSystem, writer, host, clock }
  const { guard, jobs, commands, close } = openLater(options, {
    ports,
    machine: { fileSystem: disk, host: machine },
    catalog: openCatalog,
    scanGate,
    configuration,
  })
  return {
    cwd,
    ...ports,
    journal,
    facts,
    get configuration() {
      return configuration()
    },
    catalog: openCatalog,
    scanner,
    guard,
    commands,
    close,
    jobs,
    surface: options.surface ?? 'cli',
    ...(options.program && { program: options.program }),
    ...whatTheCallerSaid(options, listings),
  }
}

/** `METIER_NO_CACHE` reads every file each time, as if nothing had been read before. */
function keepsListings({ reader }: ContextOptions, { environment }: Host): boolean {
  return reader !== undefined && (environment['METIER_NO_CACHE'] ?? '') === ''
}

/** What stands in the context only where there is one. */
function whatTheCallerSaid(options: ContextOptions, listings: Listings | false): Partial<OperationContext> {
  const { reader, bundledSkills, version, standardInput, confirm, choose } = options
  return {
    ...(listings && { listings, ...(reader !== undefined && { reader }) }),
    ...(bundledSkills === undefined ? {} : { bundledSkills }),
    ...(version === undefined ? {} : { version }),
    ...(standardInput && { standardInput }),
    ...(options.secret && { secret: options.secret }),
    ...(options.question && { question: options.question }),
    ...(options.progress && { progress: options.progress }),
    ...(confirm === undefined ? {} : { confirm }),
    ...(choose === undefined ? {} : { choose }),
  }
}

/** The disk and the host, and what writes down that something was asked of them, where that is wanted. */
function openMachine(options: ContextOptions) {
  const disk: FileSystem = createNodeFileSystem()
  const writer: FileWriter = createNodeFileWriter()
  const clock: Clock = systemClock
  const machine: Host = createNodeHost({
    ...(options.environment === undefined ? {} : { environment: options.environment }),
    ...(options.home === undefined ? {} : { home: options.home }),
  })
  const fileSystem = options.tape ? recordFileSystem(disk, options.tape) : disk
  const host = options.tape ? recordHost(machine, options.tape) : machine
  return { disk, writer, clock, machine, fileSystem, host }
}

interface LaterOptions {
  readonly ports: Pick<OperationContext, 'fileSystem' | 'writer' | 'host' | 'clock'>
  /** What jobs and agents ask of the machine decides no listing. */
  readonly machine: Pick<OperationContext, 'fileSystem' | 'host'>
  readonly catalog: OperationContext['catalog']
  readonly scanGate: () => ScanGate
  readonly configuration: () => Configuration
}

/** What few commands need: loaded by the first that does, and closed with the context. */
function openLater(options: ContextOptions, { ports, machine, catalog, scanGate, configuration }: LaterOptions) {
  const { choose, journal, startWorker, sample } = options
  const opened: Promise<{ readonly close: () => Promise<void> }>[] = []
  const guard = once(async () => {
    const { openGuard } = await import('./open-guard.ts')
    const guarded = { ...ports, scanGate: scanGate(), configuration }
    return openGuard({ ...guarded, ...(choose && { choose }) })
  })
  const openTheCommands = async (): Promise<CommandService> => {
    const { openCommands } = await import('./open-commands.ts')
    return openCommands({ ...ports, journal, guard, catalog, configuration, ...(choose && { choose }) })
  }
  const openTheJobs = async (): Promise<JobService> => {
    const { openJobs } = await import('./open-jobs.ts')
    const project = {
      catalog,
      guard,
      get configuration() {
        return configuration()
      },
    }
    const { tape: _tape, ...others } = options
    const elsewhere = (cwd: string) => createContext({ ...others, cwd })
    return openJobs({ ...ports, ...machine, cwd: options.cwd, project, elsewhere, startWorker, sample })
  }
  const closing = <Service extends { readonly close: () => Promise<void> }>(open: () => Promise<Service>) =>
    once(async () => {
      const service = open()
      opened.push(service)
      return service
    })
  const close = async () => {
    for (const service of opened) await (await service).close()
  }
  return { guard, commands: closing(openTheCommands), jobs: closing(openTheJobs), close }
}
