import { instructions } from '@metier/core'
import { indexText } from './index-text.ts'
import { currentView } from './current-view.ts'
import type { McpScope } from './mcp-scope.ts'
import { listedTools } from './listed-tools.ts'

/**
 * What the server tells a client at the start: how skills work here and which there are. Empty when there are none or
 * when the preset keeps them to itself: the catalogue and the tool that loads are shown together (decisions R-44).
 */
export function instructionsText(scope: McpScope): string {
  if (!scope.exposed) return ''
  const text = indexText(currentView(scope), scope)
  return text === '' ? '' : `${instructions({ activation: 'tool', tool: skillToolName(scope) })}\n\n${text}`
}

function skillToolName(scope: McpScope): string {
  const [skill] = listedTools(scope.preset, scope.separator)
  return skill?.name ?? 'skill'
}
