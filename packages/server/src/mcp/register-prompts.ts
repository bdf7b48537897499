import type { McpScope } from './mcp-scope.ts'
import type { McpServerHandle } from './mcp-server-handle.ts'
import { protocolErrors } from './protocol-errors.ts'

/** Skills as prompts, which clients offer to people as commands; loaded when a client first asks for them. */
export function registerPrompts(server: McpServerHandle, scope: McpScope): void {
  server.setRequestHandler('prompts/list', async (request) => {
    const { listSkillPrompts } = await import('./list-skill-prompts.ts')
    return listSkillPrompts(scope, request.params?.cursor)
  })
  server.setRequestHandler('prompts/get', async ({ params }) => {
    const { getSkillPrompt } = await import('./get-skill-prompt.ts')
    return protocolErrors(() => getSkillPrompt(scope, params.name, params.arguments ?? {}))
  })
  server.setRequestHandler('completion/complete', async ({ params }) => {
    const { completeArgument } = await import('./complete-argument.ts')
    return protocolErrors(() => completeArgument(scope, params))
  })
}
