import { inPlaceOfInherited, platformDirectories } from '@metier/runtime'
import { join } from 'node:path'
import type { SearchJudge } from './ask-search-judge.ts'
import type { OperationContext } from './operation-context.ts'

/** The agent that the user's settings name to judge what was found; `undefined` where they name none. */
export function configuredSearchJudge({
  writer,
  host,
  configuration,
}: Pick<OperationContext, 'writer' | 'host' | 'configuration'>): SearchJudge | undefined {
  const { judge: agent } = configuration.search
  if (agent === undefined) return undefined
  return {
    agent,
    driver: async () => {
      const { createAgentDriver } = await import('@metier/agents')
      return createAgentDriver({
        id: agent,
        entries: configuration.agents.entries,
        environment: host.environment,
        inPlaceOfInherited,
      })
    },
    // An empty one: an agent that reads what lies around it would take the project's own words for orders.
    directory: () => {
      const directory = join(platformDirectories(host).cache, 'search', 'judge')
      writer.makeDirectory(directory)
      return directory
    },
  }
}
