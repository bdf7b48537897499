import type { CatalogEntry, Scope } from '@metier/core'
import type { ListOutput } from './list.ts'
import type { OperationContext } from './operation-context.ts'
import { rowOf } from './row-of.ts'
import type { SkillRow } from './skill-row-schema.ts'
import { viewOptions, type ViewInput } from './view-options.ts'

export interface ListInput extends ViewInput {
  readonly all?: boolean
  readonly scope?: Scope | undefined
  readonly state?: SkillRow['state'] | undefined
}

/** What `list` does. Apart from its schemas, which take longer to make than a folder of skills takes to read. */
export async function listSkills(input: ListInput, context: OperationContext): Promise<ListOutput> {
  const { all = false, scope, state, ...who } = input
  const view = (await context.catalog()).view(viewOptions(who))
  const wanted = (entry: CatalogEntry): boolean => {
    if (scope !== undefined && entry.candidate.root.scope !== scope) return false
    if (state !== undefined) return entry.state === state && (all || !isShadowed(entry))
    return all || (entry.state === 'active' && !isShadowed(entry))
  }
  const shown = (all ? view.all : view.entries).filter(wanted)
  let inactive = 0
  let shadowed = 0
  for (const entry of view.all) {
    // What is in force and not shown was left out by a filter: nothing is wrong with it.
    if ((entry.state === 'active' && !isShadowed(entry)) || wanted(entry)) continue
    if (isShadowed(entry)) shadowed += 1
    else inactive += 1
  }
  return { schema: 'metier.list/1', skills: shown.map(rowOf), hidden: { inactive, shadowed } }
}

function isShadowed(entry: CatalogEntry): boolean {
  return entry.shadowedBy !== undefined
}
