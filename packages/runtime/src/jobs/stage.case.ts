import type { AgentDriver, AgentTask } from '@metier/core'
import { createFakeAgentDriver, createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createNodeFileWriter } from '../disk/create-node-file-writer.ts'
import { systemClock } from '../host/system-clock.ts'
import { createJobService, type CreateJobServiceOptions } from './create-job-service.ts'
import type { JobService } from './job-service.ts'
import type { JobSettings } from './job-settings.ts'

export const jobSettings: JobSettings = {
  maximumConcurrent: 2,
  timeoutMs: 20_000,
  outputBytes: 10_000,
  keepCount: 100,
  keepDays: 30,
}

export interface JobStage {
  readonly tree: TemporaryTree
  readonly service: JobService
  /** Another service over the same files, as another process would have it. */
  readonly open: (options?: Partial<CreateJobServiceOptions>) => JobService
}

/** A job service on a disk of its own, with one fake agent. */
export function openJobStage(
  driver: AgentDriver = createFakeAgentDriver(),
  options: Partial<CreateJobServiceOptions> = {},
): JobStage {
  const tree = createTemporaryTree()
  const open = (more: Partial<CreateJobServiceOptions> = {}) =>
    createJobService({
      fileSystem: createNodeFileSystem(),
      writer: createNodeFileWriter(),
      clock: systemClock,
      directory: tree.at('jobs'),
      settings: () => jobSettings,
      driver: async () => driver,
      ...options,
      ...more,
    })
  return { tree, open, service: open() }
}

export function taskOf(prompt: string, more: Partial<AgentTask> = {}): AgentTask {
  return {
    skill: 'sample',
    digest: null,
    prompt,
    allowedTools: [],
    cwd: '/',
    timeoutMs: 20_000,
    environment: {},
    ...more,
  }
}
