import type { Tool } from '@modelcontextprotocol/server'
import { currentView } from './current-view.ts'
import { listTool } from './list-tool.ts'
import { listedTools } from './listed-tools.ts'
import type { McpScope } from './mcp-scope.ts'
import { modelSkills } from './model-skills.ts'

/** The tools that are there as soon as a skill is active, as `tools/list` shows them. */
export function listOwnTools(scope: McpScope): readonly Tool[] {
  const view = currentView(scope)
  // Tools that can answer nothing would only cost context (BTW-36).
  if (!scope.exposed || modelSkills(view).length === 0) return []
  return listedTools(scope.preset, scope.separator).map((tool) => listTool(tool, view))
}
