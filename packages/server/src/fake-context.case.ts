import { MetierError } from '@metier/core'
import type { OperationContext } from '@metier/operations'
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
  /** The catalogue cannot be opened. */
  readonly broken?: boolean
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
  const context: OperationContext = {
    cwd: '/project',
    fileSystem: disk.fileSystem,
    writer: disk.writer,
    host: createFakeHost({ environment: options.environment ?? {} }),
    clock: createFakeClock(),
    journal,
    configuration: {
      projectRoot: '/project',
      preset: options.preset ?? 'default',
      catalog: { enabled: true, entries: {}, blockCritical: true, profile: 'load', includeFlat: true, values: {} },
      extraDirs: [],
      watch: false,
      watchDebounceMs: 250,
      scanOnLoad: false,
      allowedCommandPrefixes: [],
      allowSymlinkRoots: [],
      toolNameSeparator: '.',
      mcpPolicy: 'stop',
      files: [],
      values: [],
      diagnostics: [],
    },
    catalog: async () => {
      if (options.broken) throw new MetierError({ code: 'file-unreadable', message: 'No catalogue.' })
      return catalog
    },
  }
  return { context, catalog, journal, closed: () => closed }
}
