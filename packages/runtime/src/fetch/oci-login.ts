import { MetierError } from '@metier/core'
import { dockerAuthorization } from '../credentials/docker-authorization.ts'
import { hostAuthorization } from '../credentials/host-authorization.ts'
import type { FetchContext } from './fetch-context.ts'
import { isLoopback } from './is-loopback.ts'
import type { OciPlace } from './open-oci-registry.ts'

type Headers = Readonly<Record<string, string>>

/** What is needed to log in. */
export type OciLoginContext = Pick<FetchContext, 'download' | 'fileSystem' | 'host'>

const largestToken = 256 * 1024

export interface OciLoginOptions {
  /** What the registry said it wants: its `www-authenticate`. */
  readonly challenge: string
  readonly place: OciPlace
  readonly actions: 'pull' | 'pull,push'
}

/**
 * Answers a challenge with the password itself, or with the token that the registry's service gives for it or for an
 * identity token (`grant_type=refresh_token` of the specification of distribution). Throws `fetch-failed`.
 */
export async function ociLogin(
  { challenge, place, actions }: OciLoginOptions,
  context: OciLoginContext,
): Promise<Headers> {
  const { registry, repository } = place
  const own = await passwordFor(registry, context)
  const [, scheme = '', rest = ''] = /^\s*(\w+)\s*([^]*)$/.exec(challenge) ?? []
  // A token that buys others is no password.
  if (scheme.toLowerCase() !== 'bearer') return 'identityToken' in own ? {} : own
  const parts = new Map(
    [...rest.matchAll(/(\w{1,40})="([^"]{0,2000})"/g)].map(([, key = '', value = '']) => [key, value]),
  )
  const realm = parts.get('realm') ?? ''
  const url = URL.canParse(realm) ? new URL(realm) : undefined
  // A password goes over the wire only where nobody can listen.
  if (url === undefined || (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))) {
    throw new MetierError({
      code: 'fetch-failed',
      message: `${registry} asks for a login at ${JSON.stringify(realm.slice(0, 200))}, which is not safe.`,
      next: 'Nothing was sent. Ask whoever runs the registry.',
    })
  }
  const service = parts.get('service')
  const scope = `repository:${repository}:${actions}`
  const asked = { scope, ...(service !== undefined && { service }) }
  if ('identityToken' in own) {
    const form = { grant_type: 'refresh_token', client_id: 'metier', refresh_token: own.identityToken, ...asked }
    const answer = await context.download(url.href, { limit: largestToken, form })
    return { authorization: `Bearer ${tokenIn(answer?.bytes, registry)}` }
  }
  for (const [name, value] of Object.entries(asked).toReversed()) url.searchParams.set(name, value)
  const answer = await context.download(url.href, { limit: largestToken, headers: own })
  return { authorization: `Bearer ${tokenIn(answer?.bytes, registry)}` }
}

function tokenIn(bytes: Uint8Array | undefined, registry: string): string {
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const token = field(data, 'token') ?? field(data, 'access_token')
    if (typeof token === 'string' && /^[\x21-\x7e]+$/.test(token)) return token
  } catch {
    // Said below.
  }
  throw new MetierError({
    code: 'fetch-failed',
    message: `${registry} gives no token for what it asks.`,
    next: 'Log in with `docker login` or `metier login` and try again.',
  })
}

/** What Docker has for this registry, or else what `metier login` kept, or `.netrc`. */
async function passwordFor(
  registry: string,
  context: OciLoginContext,
): Promise<Headers | { readonly identityToken: string }> {
  const known = await dockerAuthorization(registry, context)
  return known ?? hostAuthorization(context)(new URL(`https://${registry}`))
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}
