import {
  MetierError,
  blendMeaning,
  type CancelSignal,
  type CatalogEntry,
  type Embedder,
  type SearchAnswer,
} from '@metier/core'
import type { Journal } from '@metier/runtime'
import { cutAnswer } from './cut-answer.ts'

export interface OrderByEmbedderOptions {
  readonly embedder: Embedder
  readonly query: string
  /** At most so many hits stay. */
  readonly limit: number
  readonly journal: Journal
  readonly signal?: CancelSignal
}

/** Hits whose meaning is asked for: each costs a text of the budget the first time. */
export const embeddedHits = 50

/**
 * An answer in the order of words and of what the embedder says of meaning, cut to `limit`. Where the service gives none,
 * the order stays as it is, and the journal says why: a search does not fail for want of a service.
 */
export async function orderByEmbedder(
  answer: SearchAnswer<CatalogEntry>,
  { limit, ...asking }: OrderByEmbedderOptions,
): Promise<SearchAnswer<CatalogEntry>> {
  const near = await nearnessOf(answer, asking)
  const ordered = near === undefined ? answer.hits : blendMeaning(answer.hits, { nearness: (entry) => near.get(entry) })
  return cutAnswer({ ...answer, hits: ordered }, limit)
}

async function nearnessOf(
  { hits }: SearchAnswer<CatalogEntry>,
  { embedder, query, journal, signal }: Omit<OrderByEmbedderOptions, 'limit'>,
): Promise<ReadonlyMap<CatalogEntry, number> | undefined> {
  const asked = hits.slice(0, embeddedHits)
  try {
    const texts = asked.map(({ item }) => `${item.name}: ${item.description}`)
    const [wanted, ...vectors] = await embedder.embed([query, ...texts], signal)
    if (wanted === undefined) return undefined
    const near = new Map<CatalogEntry, number>()
    for (const [at, { item }] of asked.entries()) {
      const vector = vectors[at]
      if (vector !== undefined && vector.length === wanted.length) near.set(item, dot(wanted, vector))
    }
    return near
  } catch (error) {
    if (!(error instanceof MetierError) || error.code !== 'fetch-failed') throw error
    journal.write('warn', `Found by words alone: ${error.message}`)
    return undefined
  }
}

function dot(left: Float32Array, right: Float32Array): number {
  return left.reduce((sum, each, at) => sum + each * (right[at] ?? 0), 0)
}
