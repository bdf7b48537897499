import type { Approval, ApprovalRequest, AuditEntry, CatalogEntry } from '@metier/core'
import { buildSkill, createFakeClock, createFakeHost, createFakeSandbox, createMemoryDisk } from '@metier/testing'
import type { FakeSandboxOptions } from '@metier/testing'
import { createCatalogService } from '../catalog/create-catalog-service.ts'
import { loadConfiguration } from '../config/load-configuration.ts'
import { openFacts } from '../facts/open-facts.ts'
import { createScanGate } from '../scan/create-scan-gate.ts'
import { openTrustFile } from '../trust/open-trust-file.ts'
import { createExecutionGuard } from './create-execution-guard.ts'
import type { ExecutionRequest } from './execution-guard.ts'
import { openApprovals } from './open-approvals.ts'

export interface GuardStageOptions {
  /** metier.yaml of the user. */
  readonly settings?: string
  /** metier.yaml of the project, which is trusted unless told. */
  readonly project?: string
  readonly trusted?: boolean
  /** The folder that is trusted; the project unless told. */
  readonly trustedFolder?: string
  /** More lines of the skill's frontmatter. */
  readonly fields?: Readonly<Record<string, unknown>>
  readonly body?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly files?: Readonly<Record<string, string>>
  /** Where the skill lies; in the project unless told. */
  readonly skills?: string
  readonly answers?: readonly Approval[]
  readonly sandbox?: FakeSandboxOptions
}

/** A skill `sample` on a disk in memory, and the guard over a sandbox that runs nothing. */
export function createGuardStage(options: GuardStageOptions = {}) {
  const directory = `${options.skills ?? '/project/.claude/skills'}/sample`
  const disk = createMemoryDisk({
    '/project/.git/HEAD': '',
    [`${directory}/SKILL.md`]: buildSkill({
      name: 'sample',
      description: 'A sample for tests.',
      frontmatter: options.fields ?? {},
      ...(options.body !== undefined && { body: options.body }),
    }),
    ...(options.settings !== undefined && { '/home/user/.config/metier/config.yaml': options.settings }),
    ...(options.project !== undefined && { '/project/metier.yaml': options.project }),
    ...options.files,
  })
  const { fileSystem, writer } = disk
  const host = createFakeHost({ environment: { PATH: '/bin', HOME: '/home/user', ...options.environment } })
  const clock = createFakeClock()
  const trust = openTrustFile({ fileSystem, writer, host })
  if (options.trusted !== false) trust.add(options.trustedFolder ?? '/project')
  const configuration = loadConfiguration({
    fileSystem,
    host,
    cwd: '/project',
    isTrustedFile: (file) => trust.isTrustedFile(file),
  })
  const facts = openFacts({ fileSystem, host, writer })
  const scanGate = createScanGate({ fileSystem, writer, host, clock, configuration, facts })
  const catalog = createCatalogService({ fileSystem, host, clock, trust, facts, configuration, scanGate })
  const sandbox = createFakeSandbox(options.sandbox)
  const lines: AuditEntry[] = []
  const asked: ApprovalRequest[] = []
  const answers = [...(options.answers ?? [])]
  const approver = {
    async ask(request: ApprovalRequest): Promise<Approval> {
      asked.push(request)
      return answers.shift() ?? 'deny'
    },
  }
  const approvals = openApprovals({ fileSystem, writer, host })
  const guard = createExecutionGuard({
    configuration: () => configuration,
    fileSystem,
    host,
    clock,
    trust,
    scanGate,
    approvals,
    sandbox: async () => sandbox,
    audit: { append: (entry) => lines.push(entry), read: () => ({ entries: lines, damaged: 0 }) },
    ...(options.answers && { approver }),
  })
  const entry = (): CatalogEntry => {
    const found = catalog.view().resolve('sample')
    if (found === undefined) throw new Error('The sample was not found.')
    return found
  }
  const shell = (line: string, more: Partial<ExecutionRequest> = {}): ExecutionRequest => ({
    entry: entry(),
    kind: 'context',
    surface: 'test',
    question: { kind: 'shell', line },
    display: line,
    argv: ['sh', '-c', line],
    ...more,
  })
  return {
    directory,
    guard,
    sandbox,
    lines,
    asked,
    approvals,
    catalog,
    configuration,
    trust,
    scanGate,
    entry,
    shell,
    host,
    ...disk,
  }
}
