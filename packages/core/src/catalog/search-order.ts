import type { CatalogEntry } from './entry.ts'
import type { Scope, scopes } from './scope.ts'

/**
 * The order in which `search` shows its groups: global, role, user, room, remote (checklist OST-41), the
 * scopes it does not name beside their likes. It says nothing about precedence (decisions R-7).
 */
export const searchOrder: readonly Scope[] = [
  'team',
  'role',
  'agent',
  'project',
  'user',
  'room',
  'bundled',
  'extra',
  'remote',
] satisfies readonly Scope[] & { readonly length: typeof scopes.length }

export interface SearchGroup {
  readonly scope: Scope
  /** In the order given. */
  readonly entries: readonly CatalogEntry[]
}

/** The entries in groups, empty ones left out. */
export function groupForSearch(entries: readonly CatalogEntry[]): readonly SearchGroup[] {
  return searchOrder.flatMap((scope) => {
    const group = entries.filter((entry) => entry.candidate.root.scope === scope)
    return group.length === 0 ? [] : [{ scope, entries: group }]
  })
}
