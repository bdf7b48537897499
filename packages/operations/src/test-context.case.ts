import {
  createMemoryDisk,
  createCollectingJournal,
  createFakeClock,
  createFakeHost,
  createFakeAgentDriver,
  createFakeSandbox,
  type MemoryDisk,
} from '@metier/testing'
import {
  createCatalogService,
  createExecutionGuard,
  createJobService,
  createSkillScanner,
  loadConfiguration,
  openApprovals,
  openFacts,
  openTrustFile,
} from '@metier/runtime'
import { openCommands } from './open-commands.ts'
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
  const ports = { fileSystem, writer, host, clock }
  const execution = createExecutionGuard({
    ...ports,
    trust: {
      isTrusted: (directory) => openTrustFile(ports).isTrusted(directory),
      isTrustedSkill: (...asked) => openTrustFile(ports).isTrustedSkill(...asked),
    },
    configuration: () => configuration,
    approvals: openApprovals(ports),
    audit: { append: () => {}, read: () => ({ entries: [], damaged: 0 }) },
    sandbox: async () => createFakeSandbox(),
  })
  const guard = async () => execution
  const scanner: OperationContext['scanner'] = (options) => createSkillScanner({ ...ports, configuration, ...options })
  const jobs = async () =>
    createJobService({
      ...ports,
      directory: '/home/user/.local/state/metier/jobs',
      settings: () => configuration.jobs,
      driver: async () => createFakeAgentDriver(),
    })
  const commands = async () => openCommands({ ...ports, journal, catalog, guard, configuration: () => configuration })
  const opened = { commands, jobs, configuration, facts, catalog, guard, scanner, surface: 'test' }
  return { cwd: '/project', disk, ...ports, journal, ...opened, ...more }
}
