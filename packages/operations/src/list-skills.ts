import type { CatalogEntry, CatalogView, Scope } from '@metier/core'
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

type RowForPeople = Pick<SkillRow, 'name' | 'description' | 'state' | 'scope' | 'shadowedBy'> & {
  readonly reasons: readonly SkillRow['reasons'][number][]
}

/** What of a list people are shown. */
export interface ListForPeople {
  readonly skills: readonly RowForPeople[]
  readonly hidden: ListOutput['hidden']
}

/** What `list` does. Apart from its schemas, which take longer to make than a folder of skills takes to read. */
export async function listSkills(input: ListInput, context: Pick<OperationContext, 'catalog'>): Promise<ListOutput> {
  const { shown, hidden } = await choose(input, context)
  return { schema: 'metier.list/1', skills: shown.map(rowOf), hidden }
}

/** The same without what only programs want to know: of thousands of skills that takes a while. */
export async function listForPeople(
  input: ListInput,
  context: Pick<OperationContext, 'catalog'>,
): Promise<ListForPeople> {
  const { shown, hidden } = await choose(input, context)
  const skills = shown.map(({ name, description, state, reasons, candidate, shadowedBy }) => {
    const row = { name, description, state, reasons, scope: candidate.root.scope }
    return shadowedBy === undefined ? row : { ...row, shadowedBy }
  })
  return { skills, hidden }
}

interface Chosen {
  readonly shown: readonly CatalogEntry[]
  readonly hidden: ListOutput['hidden']
}

async function choose(input: ListInput, context: Pick<OperationContext, 'catalog'>): Promise<Chosen> {
  const { all = false, scope, state, ...who } = input
  const view = (await context.catalog()).view(viewOptions(who))
  const wanted = (entry: CatalogEntry): boolean => {
    if (scope !== undefined && entry.candidate.root.scope !== scope) return false
    if (state !== undefined) return entry.state === state && (all || !isShadowed(entry))
    return all || (entry.state === 'active' && !isShadowed(entry))
  }
  const shown = (all ? view.all : view.entries).filter(wanted)
  return { shown, hidden: hiddenOf(view, shown.length, wanted) }
}

function hiddenOf({ all }: CatalogView, shown: number, wanted: (entry: CatalogEntry) => boolean): ListOutput['hidden'] {
  let inactive = 0
  let shadowed = 0
  // Where everything is shown there is nothing to look for.
  if (shown === all.length) return { inactive, shadowed }
  for (const entry of all) {
    // What is in force and not shown was left out by a filter: nothing is wrong with it.
    if ((entry.state === 'active' && !isShadowed(entry)) || wanted(entry)) continue
    if (isShadowed(entry)) shadowed += 1
    else inactive += 1
  }
  return { inactive, shadowed }
}

function isShadowed(entry: CatalogEntry): boolean {
  return entry.shadowedBy !== undefined
}
