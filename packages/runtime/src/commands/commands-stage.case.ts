import type { Approval, ApprovalRequest, AuditEntry, Sandbox } from '@metier/core'
import { buildSkill, createCollectingJournal, createTemporaryTree } from '@metier/testing'
import { createCatalogService } from '../catalog/create-catalog-service.ts'
import { loadConfiguration } from '../config/load-configuration.ts'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createNodeFileWriter } from '../disk/create-node-file-writer.ts'
import { openJudgedCopies } from '../execute/copies/open-judged-copies.ts'
import { createExecutionGuard } from '../execute/create-execution-guard.ts'
import { openApprovals } from '../execute/open-approvals.ts'
import { openFacts } from '../facts/open-facts.ts'
import { createNodeHost } from '../host/create-node-host.ts'
import { systemClock } from '../host/system-clock.ts'
import { openSandbox } from '../sandbox/open-sandbox.ts'
import { createScanGate } from '../scan/create-scan-gate.ts'
import { openTrustFile } from '../trust/open-trust-file.ts'
import { createCommandService } from './create-command-service.ts'

export interface CommandsStageOptions {
  /** Relative to the user's skills: `git/scripts/commands.py`. Each skill gets a SKILL.md of its own. */
  readonly files: Readonly<Record<string, string>>
  /** Of the user; `scripts: allow` unless told. */
  readonly settings?: string
  readonly answers?: readonly Approval[]
  readonly sandbox?: 'auto' | 'limits'
  readonly environment?: Readonly<Record<string, string>>
  /** Done each time when something was judged and is about to start. */
  readonly beforeStart?: () => void
}

/** A path among the skills of the user. */
function skill(path: string): string {
  return `home/.agents/skills/${path}`
}

/** Skills of a user on a real disk, with the service of their commands over the real guard and sandbox. */
export function createCommandsStage(options: CommandsStageOptions) {
  const tree = createTemporaryTree({ 'project/.git/HEAD': '' })
  tree.write('home/.config/metier/config.yaml', options.settings ?? 'scripts: allow\n')
  for (const [path, content] of Object.entries(options.files)) {
    const [name = ''] = path.split('/')
    tree.write(skill(`${name}/SKILL.md`), buildSkill({ name, description: `Does what ${name} does.` }))
    tree.write(skill(path), content)
  }
  const fileSystem = createNodeFileSystem()
  const writer = createNodeFileWriter()
  const home = tree.at('home')
  const host = createNodeHost({
    home,
    environment: { PATH: `/usr/bin:/bin:${process.env['PATH'] ?? ''}`, HOME: home, ...options.environment },
  })
  const clock = systemClock
  const journal = createCollectingJournal()
  const trust = openTrustFile({ fileSystem, writer, host })
  const configuration = loadConfiguration({ fileSystem, host, cwd: tree.at('project') })
  const facts = openFacts({ fileSystem, host, writer })
  const scanGate = createScanGate({ fileSystem, writer, host, clock, configuration, facts })
  const catalog = createCatalogService({ fileSystem, host, clock, trust, facts, configuration, scanGate })
  const lines: AuditEntry[] = []
  const asked: ApprovalRequest[] = []
  const answers = [...(options.answers ?? [])]
  let sandbox: Promise<Sandbox> | undefined
  const guard = createExecutionGuard({
    configuration: () => configuration,
    fileSystem,
    host,
    clock,
    trust,
    scanGate,
    approvals: openApprovals({ fileSystem, writer, host }),
    sandbox: () => {
      options.beforeStart?.()
      return (sandbox ??= openSandbox({ host, settings: { sandbox: options.sandbox ?? 'auto' } }))
    },
    copies: openJudgedCopies({ fileSystem, writer, host, clock }),
    audit: { append: (entry) => lines.push(entry), read: () => ({ entries: lines, damaged: 0 }) },
    ...(options.answers && {
      approver: {
        async ask(request: ApprovalRequest): Promise<Approval> {
          asked.push(request)
          return answers.shift() ?? 'deny'
        },
      },
    }),
  })
  const service = createCommandService({
    catalog,
    guard,
    fileSystem,
    host,
    clock,
    journal,
    configuration: () => configuration,
    canAsk: options.answers !== undefined,
  })
  return {
    tree,
    service,
    catalog,
    guard,
    lines,
    asked,
    journal,
    home,
    write: (path: string, content: string) => tree.write(skill(path), content),
    remove: (path: string) => tree.remove(skill(path)),
    call: async (id: string, input: Readonly<Record<string, unknown>> = {}) =>
      service.call({ id, input, surface: 'test' }),
    async cleanUp() {
      await service.close()
      await catalog.close()
      tree.cleanUp()
    },
  }
}

/** Longer than a skill's files go without being looked at. */
export function untilNextLook(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 120)
  })
}
