import { MetierError } from '@metier/core'
import type { RemoteAnswer, RemoteHit, RemoteSearchContext } from './remote-search.ts'

/** Asks each source at the same time; one that fails is an answer about itself and hides no other. */
export async function searchRemote(
  sources: readonly string[],
  query: string,
  context: RemoteSearchContext,
): Promise<readonly RemoteAnswer[]> {
  return Promise.all(
    sources.map(async (source): Promise<RemoteAnswer> => {
      try {
        return { source, hits: await ask(source, query, context) }
      } catch (error) {
        if (error instanceof MetierError && error.code !== 'interrupted') return { source, problem: error.message }
        throw error
      }
    }),
  )
}

async function ask(source: string, query: string, context: RemoteSearchContext): Promise<readonly RemoteHit[]> {
  const kind = /^(clawhh?ub|npm):$/.exec(source)?.[1]
  if (kind === 'npm') return (await import('./search-npm.ts')).searchNpm(query, context)
  if (kind !== undefined) return (await import('./search-clawhub.ts')).searchClawhub(query, context)
  if (/^https?:\/\/[^\s@]+$/.test(source))
    return (await import('./search-well-known.ts')).searchWellKnown(source, query, context)
  throw new MetierError({
    code: 'usage',
    message: `${JSON.stringify(source.slice(0, 200))} is no source that can be searched.`,
    next: 'Give https://HOST, clawhub: or npm:.',
  })
}
