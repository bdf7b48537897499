import type { Clock, FileSystem, FileWriter, Host } from '@metier/core'
import {
  createCatalogService,
  createLivingConfiguration,
  createNodeFileSystem,
  createNodeFileWriter,
  createNodeHost,
  createScanGate,
  openFacts,
  openListings,
  openTrustFile,
  recordFileSystem,
  recordHost,
  scanKeyNow,
  SharedScans,
  systemClock,
  type CatalogService,
  type Configuration,
  type FactCache,
  type Journal,
  type Listings,
  type LivingConfiguration,
  type QuestionTape,
  type ScanGate,
  type ScanThread,
} from '@metier/runtime'
import { once } from './once.ts'

export interface ProjectOptions {
  /** Absolute. */
  readonly cwd: string
  readonly journal: Journal
  /** Judges large skills, for what goes on answering others meanwhile. */
  readonly scanThread?: ScanThread
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
  /** Names the code that reads skills, so that what was read is kept for the next command; nothing is kept without. */
  readonly reader?: string
  /** Keeping what is found of roots with so many children is left to another process; `listings.isLeft` says whether. */
  readonly leaveFrom?: number
  /** For what answers once and ends: see `FileSystem.glance`. */
  readonly glances?: boolean
  /** Everything that is asked of the machine is written down here. */
  readonly tape?: QuestionTape
}

/** The skills of a project, with the settings and the machine that decide about them. */
export interface OpenProject {
  readonly ports: {
    readonly fileSystem: FileSystem
    readonly writer: FileWriter
    readonly host: Host
    readonly clock: Clock
  }
  /** The same two, without anybody who writes down what they are asked. */
  readonly machine: { readonly fileSystem: FileSystem; readonly host: Host }
  readonly facts: FactCache
  readonly listings: Listings | undefined
  readonly scanGate: () => ScanGate
  /** What was found in skills, for the gate and for who asks for it; where nobody goes on answering each has its own. */
  readonly scans: SharedScans | undefined
  readonly configuration: () => Configuration
  readonly catalog: () => Promise<CatalogService>
}

/** Wires the ports to this machine, as far as seeing skills needs them. Everything is read when it is first asked for. */
export function openProject(options: ProjectOptions): OpenProject {
  const { cwd, journal, preset, bundledSkills, watch, reader, glances } = options
  const { machine, ports } = openMachine(options)
  const { fileSystem, writer, host, clock } = ports
  const listings = openKeptListings(options, { ...ports, fileSystem: machine.fileSystem })
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
  const shared = { fileSystem, writer, host, ...(reader !== undefined && { reader }) }
  const verdictKey = () => scanKeyNow({ ...shared, configuration: configuration() })
  const scans = options.scanThread && new SharedScans({ ...ports, thread: options.scanThread })
  const facts = openFacts({ fileSystem, host, writer, verdictKey })
  const scanGate = once(() =>
    createScanGate({
      ...shared,
      clock,
      configuration: configuration(),
      followSettings: configuration,
      facts,
      journal,
      ...(scans && { scans }),
    }),
  )
  const service = once((): CatalogService =>
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
      ...(glances === undefined ? {} : { glances }),
    }),
  )
  const catalog = async () => {
    await scanGate().prepare()
    return service()
  }
  return { ports, machine, facts, listings, scanGate, scans, configuration, catalog }
}

/**
 * `METIER_NO_CACHE` reads every file each time, as if nothing had been read before. What a listing says counts only with
 * the stamps of the files, and those are asked for and written down anyway.
 */
function openKeptListings(
  { reader, tape, leaveFrom }: ProjectOptions,
  ports: OpenProject['ports'],
): Listings | undefined {
  const isUnwanted = (ports.host.environment['METIER_NO_CACHE'] ?? '') !== ''
  if (reader === undefined || isUnwanted) return undefined
  const leave = leaveFrom === undefined ? {} : { leave: { from: leaveFrom, onLeave: () => tape?.leave() } }
  return openListings({ ...ports, reader, ...leave })
}

/** The disk and the host, and what writes down that something was asked of them, where that is wanted. */
function openMachine({ environment, home, tape }: ProjectOptions): Pick<OpenProject, 'ports' | 'machine'> {
  const disk = createNodeFileSystem()
  const machine = createNodeHost({
    ...(environment === undefined ? {} : { environment }),
    ...(home === undefined ? {} : { home }),
  })
  const fileSystem = tape ? recordFileSystem(disk, tape) : disk
  const host = tape ? recordHost(machine, tape) : machine
  const ports = { fileSystem, writer: createNodeFileWriter(), host, clock: systemClock }
  return { ports, machine: { fileSystem: disk, host: machine } }
}
