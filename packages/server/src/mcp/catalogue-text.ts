import { promptIndex, type CatalogView } from '@metier/core'
import type { McpScope } from './mcp-scope.ts'

/** The index of what a model may load, within its budget; a sentence when there is nothing. */
export function catalogueText(view: CatalogView, scope: McpScope): string {
  const { text } = promptIndex(view, scope.index)
  return text === '' ? 'There are no skills here.' : text
}
