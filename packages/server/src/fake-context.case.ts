import { MetierError } from '@metier/core'
import type { OperationContext } from '@metier/operations'
import { loadConfiguration, type CommandService } from '@metier/runtime'
import {
  createCollectingJournal,
  createFakeClock,
  createFakeHost,
  createMemoryDisk,
  type CollectingJournal,
} from '@metier/testing'
import { createFakeCatalog, type FakeCatalog, type FakeSkill } from './fake-catalog.case.ts'

export interface FakeContext {
  readonly context: OperationContext
  readonly catalog: FakeCatalog
  readonly journal: CollectingJournal
  /** How often the catalogue was closed. */
  readonly closed: () => number
}

export interface FakeContextOptions {
  readonly environment?: Readonly<Record<string, string>>
  readonly preset?: string
  /** Settings by dotted key. */
  readonly overrides?: Readonly<Record<string, unknown>>
  /** The catalogue cannot be opened. */
  readonly broken?: boolean
}

/** No skill here has a typed command. */
const noCommands: CommandService = {
  list: () => ({ commands: [], diagnostics: [] }),
  describe: unknownCommand,
  call: unknownCommand,
  load: async () => [],
  loaded: () => [],
  onChange: () => () => {},
  close: async () => {},
}

async function unknownCommand(): Promise<never> {
  throw new MetierError({ code: 'unknown-command', message: 'There is no such command.' })
}

export function createFakeContext(skills: readonly FakeSkill[], options: FakeContextOptions = {}): FakeContext {
  const fake = createFakeCatalog(skills)
  let closed = 0
  const catalog: FakeCatalog = Object.assign(Object.create(fake), {
    close: async () => {
      closed += 1
    },
  })
  const journal = createCollectingJournal()
  const disk = createMemoryDisk()
  const host = createFakeHost({ environment: options.environment ?? {} })
  const overrides = { ...options.overrides, ...(options.preset === undefined ? {} : { preset: options.preset }) }
  const context: OperationContext = {
    cwd: '/project',
    fileSystem: disk.fileSystem,
    writer: disk.writer,
    host,
    clock: createFakeClock(),
    journal,
    configuration: loadConfiguration({ ...disk, host, cwd: '/project', projectRoot: '/project', overrides }),
    catalog: async () => {
      if (options.broken) throw new MetierError({ code: 'file-unreadable', message: 'No catalogue.' })
      return catalog
    },
    guard: async () => {
      throw new MetierError({ code: 'sandbox-unavailable', message: 'Nothing runs here.' })
    },
    jobs: async () => {
      throw new MetierError({ code: 'missing-dependency', message: 'No agent runs here.' })
    },
    commands: async () => noCommands,
    scanner: () => {
      throw new MetierError({ code: 'missing-dependency', message: 'Nothing is scanned here.' })
    },
    surface: 'test',
  }
  return { context, catalog, journal, closed: () => closed }
}
