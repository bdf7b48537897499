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
  type Journal,
  type LivingConfiguration,
  type QuestionTape,
} from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

export interface ContextOptions {
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
  readonly confirm?: OperationContext['confirm']
  readonly choose?: OperationContext['choose']
}

/** Remembers what a function made the first time. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** Wires the ports to this machine. Settings and catalogue are read when something first asks for them. */
export function createContext(options: ContextOptions): OperationContext {
  const { cwd, journal, preset, bundledSkills, version, confirm, choose, watch } = options
  const disk: FileSystem = createNodeFileSystem()
  const writer: FileWriter = createNodeFileWriter()
  const clock: Clock = systemClock
  const machine: Host = createNodeHost({
    ...(options.environment === undefined ? {} : { environment: options.environment }),
    ...(options.home === undefined ? {} : { home: options.home }),
  })
  const fileSystem = options.tape ? recordFileSystem(disk, options.tape) : disk
  const host = options.tape ? recordHost(machine, options.tape) : machine
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
  const guard = once(async () => {
    const { openGuard } = await import('./open-guard.ts')
    const ports = { fileSystem, writer, host, clock, trust: trust(), scanGate: scanGate() }
    return openGuard({ ...ports, configuration, ...(choose && { choose }) })
  })
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
  let opened: Promise<CommandService> | undefined
  const commands = (): Promise<CommandService> => (opened ??= openTheCommands())
  const openTheCommands = async (): Promise<CommandService> => {
    const { openCommands } = await import('./open-commands.ts')
    await scanGate().prepare()
    const ports = { fileSystem, host, clock, journal, guard, catalog: async () => catalog() }
    return openCommands({ ...ports, configuration, ...(choose && { choose }) })
  }
  return {
    cwd,
    fileSystem,
    writer,
    host,
    clock,
    journal,
    facts,
    get configuration() {
      return configuration()
    },
    catalog: async () => {
      await scanGate().prepare()
      return catalog()
    },
    scanner,
    guard,
    commands,
    close: async () => (await opened)?.close(),
    surface: options.surface ?? 'cli',
    ...(listings && { listings, ...(reader !== undefined && { reader }) }),
    ...(bundledSkills === undefined ? {} : { bundledSkills }),
    ...(version === undefined ? {} : { version }),
    ...(confirm === undefined ? {} : { confirm }),
    ...(choose === undefined ? {} : { choose }),
  }
}

/** `METIER_NO_CACHE` reads every file each time, as if nothing had been read before. */
function keepsListings({ reader }: ContextOptions, { environment }: Host): boolean {
  return reader !== undefined && (environment['METIER_NO_CACHE'] ?? '') === ''
}
