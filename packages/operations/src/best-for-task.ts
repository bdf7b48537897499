import { buildIndex, oneLine, type CatalogEntry, type CatalogView } from '@metier/core'
import { skillSearchOf } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

/** More than a task of any length needs; far fewer than there may be. */
const mostForTask = 50

/** Names of the skills for a task, best first, as an index writes them. */
export async function bestForTask(
  task: string,
  view: CatalogView,
  context: OperationContext,
): Promise<readonly string[]> {
  const offered = new Set(buildIndex(view).items.map(({ name }) => name))
  const accepts = ({ name, state }: CatalogEntry) => state === 'active' && offered.has(oneLine(name))
  const search = skillSearchOf(await context.catalog(), context)
  const { hits } = search.find(view, task, { limit: mostForTask, accepts })
  return hits.map(({ item }) => oneLine(item.name))
}
