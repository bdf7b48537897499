import type { McpScope } from './mcp-scope.ts'
import type { McpServerHandle } from './mcp-server-handle.ts'
import { listSkillResources } from './list-skill-resources.ts'
import { readSkillResource } from './read-skill-resource.ts'
import { skillResourceTemplates } from './skill-resource-templates.ts'

/** Skills as resources, for clients that show resources to people or let them be attached. */
export function registerResources(server: McpServerHandle, scope: McpScope): void {
  server.setRequestHandler('resources/list', (request) => listSkillResources(scope, request.params?.cursor))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [...skillResourceTemplates] }))
  server.setRequestHandler('resources/read', (request) => readSkillResource(scope, request.params.uri))
}
