import type { Sample } from '@metier/agents'
import type { Listings, CommandService, Configuration, JobService, ScanGate } from '@metier/runtime'
import { createSkillScanner, openLivingReports, type LivingReports } from '@metier/runtime'
import { once } from './once.ts'
import { openProject, type ProjectOptions } from './open-project.ts'
import type { OperationContext } from './operation-context.ts'

export interface ContextOptions extends ProjectOptions {
  /** Starts a process that runs jobs nobody waits for; without it they run in this one. */
  readonly startWorker?: () => void
  /** What starts this program again, to share work with; absent where there is none to start. */
  readonly program?: readonly [string, ...string[]]
  /** The variables that it inherits; those of `environment` unless told. */
  readonly inherited?: Readonly<Record<string, string | undefined>>
  /** Asks the model of the connected MCP client, where there is one. */
  readonly sample?: Sample
  readonly version?: string
  /** Where things are asked for; `cli` unless told. */
  readonly surface?: string
  readonly standardInput?: OperationContext['standardInput']
  readonly secret?: OperationContext['secret']
  readonly confirm?: OperationContext['confirm']
  readonly choose?: OperationContext['choose']
  readonly question?: OperationContext['question']
  readonly progress?: OperationContext['progress']
  readonly ifStopped?: OperationContext['ifStopped']
}

/** Wires the ports to this machine. Settings and catalogue are read when something first asks for them. */
export function createContext(options: ContextOptions): OperationContext {
  const { cwd, journal, reader } = options
  const { ports, machine, facts, listings, scanGate, scans, configuration, catalog } = openProject(options)
  const { fileSystem, writer, host, clock } = ports
  const shared = { fileSystem, writer, host, ...(reader !== undefined && { reader }) }
  let reports: LivingReports | undefined
  const scanner: OperationContext['scanner'] = (scannerOptions) => {
    // What was said before counts only with the stamps of the files, and those are written down where anything is.
    const readFrom = machine.fileSystem
    reports ??= openLivingReports({ ...shared, fileSystem: readFrom, clock, journal })
    return createSkillScanner({
      ...shared,
      readFrom,
      clock,
      configuration: configuration(),
      journal,
      reports,
      ...(scans && { scans }),
      ...scannerOptions,
    })
  }
  const later = { ports, machine, catalog, scanGate, configuration }
  const { guard, jobs, commands, close: closeLater } = openLater(options, later)
  const close = async () => {
    await closeLater()
    reports?.close()
    await scans?.close()
  }
  return {
    cwd,
    ...ports,
    journal,
    facts,
    get configuration() {
      return configuration()
    },
    catalog,
    scanner,
    guard,
    commands,
    close,
    jobs,
    surface: options.surface ?? 'cli',
    ...(options.program && { program: options.program }),
    ...(options.inherited && { inherited: options.inherited }),
    ...whatTheCallerSaid(options, listings),
  }
}

/** What stands in the context only where there is one. */
function whatTheCallerSaid(options: ContextOptions, listings: Listings | undefined): Partial<OperationContext> {
  const { reader, bundledSkills, version, standardInput, confirm, choose } = options
  return {
    ...(listings && { listings, ...(reader !== undefined && { reader }) }),
    ...(bundledSkills === undefined ? {} : { bundledSkills }),
    ...(version === undefined ? {} : { version }),
    ...(standardInput && { standardInput }),
    ...(options.secret && { secret: options.secret }),
    ...(options.question && { question: options.question }),
    ...(options.progress && { progress: options.progress }),
    ...(options.ifStopped && { ifStopped: options.ifStopped }),
    ...(confirm === undefined ? {} : { confirm }),
    ...(choose === undefined ? {} : { choose }),
  }
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
    const { tape: _tape, scanThread: _thread, ...others } = options
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
