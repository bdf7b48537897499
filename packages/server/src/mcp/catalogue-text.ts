import type { CatalogView } from '@metier/core'
import { indexText } from './index-text.ts'
import type { McpScope } from './mcp-scope.ts'

/** What a model gets that asks which skills there are. */
export function catalogueText(view: CatalogView, scope: McpScope): string {
  const text = indexText(view, scope)
  return text === '' ? 'There are no skills here.' : text
}
