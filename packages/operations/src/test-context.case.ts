import {
  createMemoryDisk,
  createCollectingJournal,
  createFakeClock,
  createFakeHost,
  type MemoryDisk,
} from '@metier/testing'
import { createCatalogService, loadConfiguration, openFacts, openTrustFile } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

/** A context over a disk in memory: a project at `/project`, a user at `/home/user`. */
export function createTestContext(
  files: Readonly<Record<string, string | Uint8Array>>,
  more: Partial<OperationContext> = {},
): OperationContext & { readonly disk: MemoryDisk } {
  const disk = createMemoryDisk({ '/project/.git/HEAD': '', ...files })
  const { fileSystem, writer } = disk
  const host = createFakeHost()
  const clock = createFakeClock()
  const journal = createCollectingJournal()
  const configuration = loadConfiguration({ fileSystem, host, cwd: '/project' })
  const facts = openFacts({ fileSystem, host, writer })
  const trust = openTrustFile({ fileSystem, writer, host })
  const service = createCatalogService({ fileSystem, host, clock, journal, configuration, facts, trust })
  const catalog = async () => service
  return { cwd: '/project', disk, fileSystem, writer, host, clock, journal, configuration, facts, catalog, ...more }
}
