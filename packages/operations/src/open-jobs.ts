import type { Sample } from '@metier/agents'
import type { AgentDriver, AgentTask, CatalogEntry } from '@metier/core'
import {
  createJobService,
  inPlaceOfInherited,
  platformDirectories,
  taskEnvironment,
  type JobService,
} from '@metier/runtime'
import { join } from 'node:path'
import { mediatedTools } from './mediated-tools.ts'
import type { OperationContext } from './operation-context.ts'

/** What of a project its jobs need. */
type Project = Pick<OperationContext, 'catalog' | 'guard' | 'configuration'>

export interface OpenJobsOptions extends Pick<OperationContext, 'fileSystem' | 'writer' | 'host' | 'clock' | 'cwd'> {
  readonly project: Project
  /** The same for the project of another folder: a background worker runs the jobs of all projects. */
  readonly elsewhere: (cwd: string) => Project
  readonly startWorker?: (() => void) | undefined
  /** Asks the model of the connected MCP client, where there is one. */
  readonly sample?: Sample | undefined
}

/** The jobs of this user, with the agents that the settings name. Agents are loaded when one is first needed. */
export function openJobs(options: OpenJobsOptions): JobService {
  const { fileSystem, writer, clock, host, project, startWorker } = options
  const projectOf = projects(options)
  return createJobService({
    fileSystem,
    writer,
    clock,
    directory: join(platformDirectories(host).state, 'jobs'),
    settings: () => project.configuration.jobs,
    driver: async (id, task) => driverFor({ ...options, projectOf }, id, task),
    environmentOf: async (task) => {
      const entry = await entryOf(projectOf(task), task)
      return entry === undefined ? {} : taskEnvironment(projectOf(task).configuration, entry)
    },
    ...(startWorker && { startWorker }),
  })
}

type ProjectOf = (task: Pick<AgentTask, 'cwd'>) => Project

function projects({ cwd: here, project, elsewhere }: OpenJobsOptions): ProjectOf {
  const others = new Map<string, Project>()
  return ({ cwd }) => {
    if (cwd === here || cwd === project.configuration.projectRoot) return project
    const other = others.get(cwd) ?? elsewhere(cwd)
    others.set(cwd, other)
    return other
  }
}

async function driverFor(
  { host, fileSystem, sample, projectOf }: OpenJobsOptions & { readonly projectOf: ProjectOf },
  id: string | undefined,
  task: Omit<AgentTask, 'environment'>,
): Promise<AgentDriver> {
  const { chooseAgent, createAgentDriver } = await import('@metier/agents')
  const { configuration, guard } = projectOf(task)
  const hasProgram = (name: string) => host.hasBinary(name)
  return createAgentDriver({
    id: id ?? chooseAgent({ wanted: task.agent, settings: configuration.agents, hasProgram }),
    entries: configuration.agents.entries,
    environment: host.environment,
    inPlaceOfInherited,
    tools: mediatedTools({ fileSystem, guard, entryOf: async (each) => entryOf(projectOf(each), each) }),
    ...(sample && { sample }),
  })
}

/** The skill that is active under this name. */
async function entryOf({ catalog }: Project, { skill }: Pick<AgentTask, 'skill'>): Promise<CatalogEntry | undefined> {
  const view = (await catalog()).view({})
  return view.entries.find((entry) => entry.name === skill && entry.state === 'active')
}
