import type { CatalogView } from '@metier/core'
import { PreparedAnswer } from './prepared-answer.ts'

const lists = new WeakMap<CatalogView, Map<string, Promise<PreparedAnswer>>>()

/**
 * What is said of a view, made once for all who ask. A view never changes: what changes on disk makes another.
 * `kind` tells apart what can be said of the same view. What fails is made again for the next who asks.
 */
export function preparedList(view: CatalogView, kind: string, make: () => Promise<object>): Promise<PreparedAnswer> {
  const known = lists.get(view) ?? new Map<string, Promise<PreparedAnswer>>()
  lists.set(view, known)
  const found = known.get(kind)
  if (found !== undefined) return found
  const made = make().then((members) => new PreparedAnswer(members))
  known.set(kind, made)
  made.catch(() => known.delete(kind))
  return made
}
