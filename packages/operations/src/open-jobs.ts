import type { Sample } from '@metier/agents'
import type { AgentDriver, AgentTask, CatalogEntry } from '@metier/core'
import { createJobService, platformDirectories, taskEnvironment, type JobService } from '@metier/runtime'
import { join } from 'node:path'
import { mediatedTools } from './mediated-tools.ts'
import type { OperationContext } from './operation-context.ts'

export interface OpenJobsOptions extends Pick<
  OperationContext,
  'fileSystem' | 'writer' | 'host' | 'clock' | 'catalog' | 'guard'
> {
  readonly configuration: () => OperationContext['configuration']
  readonly startWorker?: (() => void) | undefined
  /** Asks the model of the connected MCP client, where there is one. */
  readonly sample?: Sample | undefined
}

/** The jobs of this user, with the agents that the settings name. Agents are loaded when one is first needed. */
export function openJobs(options: OpenJobsOptions): JobService {
  const { fileSystem, writer, clock, host, configuration, startWorker } = options
  return createJobService({
    fileSystem,
    writer,
    clock,
    directory: join(platformDirectories(host).state, 'jobs'),
    settings: () => configuration().jobs,
    driver: async (id, task) => driverFor(options, id, task),
    environmentOf: async (task) => {
      const entry = await entryOf(options, task)
      return entry === undefined ? {} : taskEnvironment(configuration(), entry)
    },
    ...(startWorker && { startWorker }),
  })
}

async function driverFor(options: OpenJobsOptions, id: string | undefined, task: AgentTask): Promise<AgentDriver> {
  const { host, configuration, sample } = options
  const { chooseAgent, createAgentDriver } = await import('@metier/agents')
  const { agents } = configuration()
  const hasProgram = (name: string) => host.hasBinary(name)
  return createAgentDriver({
    id: id ?? chooseAgent({ wanted: task.agent, settings: agents, hasProgram }),
    entries: agents.entries,
    environment: host.environment,
    tools: mediatedTools({ ...options, entryOf: async (each) => entryOf(options, each) }),
    ...(sample && { sample }),
  })
}

/** The skill that is active under this name. */
async function entryOf(
  { catalog }: OpenJobsOptions,
  { skill }: Pick<AgentTask, 'skill'>,
): Promise<CatalogEntry | undefined> {
  const view = (await catalog()).view({})
  return view.entries.find((entry) => entry.name === skill && entry.state === 'active')
}
