import type { CatalogView } from '@metier/core'
import type { McpScope } from './mcp-scope.ts'

/** What this connection sees now. */
export function currentView(scope: Pick<McpScope, 'catalog' | 'view'>): CatalogView {
  return scope.catalog.view(scope.view)
}
