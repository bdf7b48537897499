import type { CancelSignal, CatalogEntry, CatalogView, SearchAnswer } from '@metier/core'
import { configuredEmbedder, type SkillSearch } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'
import { embeddedHits, orderByEmbedder } from './order-by-embedder.ts'

export interface FindMeantOptions {
  readonly search: Pick<SkillSearch, 'find'>
  readonly view: CatalogView
  readonly query: string
  readonly limit: number
  /** See `SearchQueryOptions`. */
  readonly accepts: (entry: CatalogEntry) => boolean
  readonly signal?: CancelSignal
}

/**
 * The best entries of a view for a query; where the user's settings name a service for embeddings, in the order of words and
 * of what that service says of meaning. Throws `invalid-config` for an address that is none.
 */
export async function findMeant(
  { search, view, query, limit, accepts, signal }: FindMeantOptions,
  context: Pick<OperationContext, 'fileSystem' | 'writer' | 'host' | 'configuration' | 'journal'>,
): Promise<SearchAnswer<CatalogEntry>> {
  const embedder = configuredEmbedder(context)
  if (embedder === undefined) return search.find(view, query, { limit, accepts })
  const byWords = search.find(view, query, { limit: Math.max(limit, embeddedHits), accepts })
  const { journal } = context
  return orderByEmbedder(byWords, { embedder, query, limit, journal, ...(signal && { signal }) })
}
