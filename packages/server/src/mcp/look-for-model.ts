import type { CatalogEntry } from '@metier/core'
import { judgeBlockedAgain } from '@metier/runtime'
import { currentView } from './current-view.ts'
import { findForModel } from './find-for-model.ts'
import type { McpScope } from './mcp-scope.ts'

/** As `findForModel`, which throws; a skill that was blocked is judged as it is on disk now. */
export async function lookForModel(scope: Pick<McpScope, 'catalog' | 'view'>, name: string): Promise<CatalogEntry> {
  await judgeBlockedAgain(scope.catalog, name.trim().replace(/^\//, ''), scope.view)
  return findForModel(currentView(scope), name)
}
