import { judgedHits, type CancelSignal, type CatalogEntry, type CatalogView, type SearchAnswer } from '@metier/core'
import { configuredEmbedder, usesOf, type SkillSearch } from '@metier/runtime'
import { configuredSearchJudge } from './configured-search-judge.ts'
import { cutAnswer } from './cut-answer.ts'
import type { OperationContext } from './operation-context.ts'
import { embeddedHits, orderByEmbedder } from './order-by-embedder.ts'
import { orderByJudge } from './order-by-judge.ts'

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
 * of what that service says of meaning, and where they name a judge, in the order that it gives the first of them. Throws
 * `invalid-config` for an address that is none.
 */
export async function findMeant(
  { search, view, query, limit, accepts, signal }: FindMeantOptions,
  context: Pick<OperationContext, 'fileSystem' | 'writer' | 'host' | 'configuration' | 'journal'>,
): Promise<SearchAnswer<CatalogEntry>> {
  const embedder = configuredEmbedder(context)
  const judge = configuredSearchJudge(context)
  const asking = { query, journal: context.journal, ...(signal && { signal }) }
  // Who orders must see more than is shown: what comes to the front may be further down.
  const shown = judge === undefined ? limit : Math.max(limit, judgedHits)
  const seen = embedder === undefined ? shown : Math.max(shown, embeddedHits)
  const uses = context.configuration.search.usage === 'on' ? usesOf(context) : undefined
  const byUse = uses && { usesOf: ({ candidate }: CatalogEntry) => uses(candidate.location) }
  const byWords = search.find(view, query, { limit: seen, accepts, ...byUse })
  const ordered =
    embedder === undefined ? byWords : await orderByEmbedder(byWords, { ...asking, embedder, limit: shown })
  return judge === undefined ? ordered : cutAnswer(await orderByJudge(ordered, { ...asking, judge }), limit)
}
