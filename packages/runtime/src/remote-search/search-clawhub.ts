import { MetierError } from '@metier/core'
import { clawhubAuthorization } from '../fetch/clawhub-authorization.ts'
import { clawhubRegistry } from '../fetch/clawhub-registry.ts'
import { readJson } from './read-json.ts'
import { remoteHit } from './remote-hit.ts'
import type { RemoteSearch } from './remote-search.ts'

/** The registry's own search, in its own order. */
export const searchClawhub: RemoteSearch = async (query, { host, download, limit }) => {
  const registry = clawhubRegistry(host)
  const address = `${registry}/api/v1/search?${new URLSearchParams({ q: query, limit: `${limit}` }).toString()}`
  const data = await readJson(download, address, clawhubAuthorization(host, registry))
  const results = field(data, 'results')
  if (!Array.isArray(results)) {
    const message = `${registry} gives no results that can be read.`
    throw new MetierError({ code: 'fetch-failed', message, next: 'Tell whoever runs the registry.' })
  }
  return results.flatMap((result: unknown) => {
    const owner = field(result, 'ownerHandle') ?? field(field(result, 'owner'), 'handle')
    const hit = remoteHit({
      name: field(result, 'slug'),
      description: field(result, 'summary') ?? field(result, 'displayName'),
      version: field(result, 'version'),
      ...(typeof owner === 'string' && { owner }),
      tags: field(result, 'topics') ?? field(result, 'tags'),
      reference: (slug) => `clawhub:${typeof owner === 'string' ? `@${owner}/` : ''}${slug}`,
    })
    return hit ?? []
  })
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}
