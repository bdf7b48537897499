import { join } from 'node:path'
import { MetierError } from '@metier/core'
import { isLoopback } from './is-loopback.ts'
import type { FetchContext } from './fetch-context.ts'
import { netrcAuthorization } from './netrc-authorization.ts'

export interface OciRegistry {
  /** `version` is a digest, or the tag of a manifest. Throws `fetch-failed`, `not-found` or `too-large`. */
  readonly get: (
    what: 'manifests' | 'blobs',
    version: string,
    options: { readonly limit: number },
  ) => Promise<Uint8Array>
}

export interface OciPlace {
  readonly registry: string
  readonly repository: string
}

type Headers = Readonly<Record<string, string>>

const manifestTypes = [
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
].join(', ')

const largestToken = 256 * 1024

/** A repository of a registry; over HTTP only on this machine. Logs in when it is asked to, as `docker login` left it. */
export function openOciRegistry({ registry, repository }: OciPlace, context: FetchContext): OciRegistry {
  const { download } = context
  const scheme = isLoopback(registry.replace(/:\d+$/, '')) ? 'http' : 'https'
  const base = `${scheme}://${registry}/v2/${repository}`
  let authorization: Headers = {}
  const get: OciRegistry['get'] = async (what, version, { limit }) => {
    const url = `${base}/${what}/${version}`
    const accept = { accept: what === 'manifests' ? manifestTypes : '*/*' }
    const ask = () => download(url, { limit, optional: true, headers: { ...accept, ...authorization } })
    const answer = await ask().catch(async (error: unknown) => {
      const challenge = challengeIn(error)
      if (challenge === undefined || authorization['authorization'] !== undefined) throw error
      authorization = await logIn(challenge, { registry, repository }, context)
      return ask()
    })
    if (answer !== undefined) return answer.bytes
    throw new MetierError({
      code: 'not-found',
      message: `${registry} has no ${repository} with ${version}.`,
      next: 'Check the name and the tag; a registry may also hide what you may not read.',
    })
  }
  return { get }
}

function challengeIn(error: unknown): string | undefined {
  if (!(error instanceof MetierError) || error.data['status'] !== 401) return undefined
  const { challenge } = error.data
  return typeof challenge === 'string' ? challenge : undefined
}

/** Answers a challenge with the password itself, or with the token that the registry's service gives for it. */
async function logIn(challenge: string, { registry, repository }: OciPlace, context: FetchContext): Promise<Headers> {
  const own = passwordFor(registry, context)
  const [, scheme = '', rest = ''] = /^\s*(\w+)\s*([^]*)$/.exec(challenge) ?? []
  if (scheme.toLowerCase() !== 'bearer') return own
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
  if (service !== undefined) url.searchParams.set('service', service)
  url.searchParams.set('scope', `repository:${repository}:pull`)
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
    next: 'Log in with `docker login` and try again.',
  })
}

/** What `docker login` wrote for this registry, or else `.netrc`. Programs that keep passwords are not started. */
function passwordFor(registry: string, { fileSystem, host }: FetchContext): Headers {
  const directory = host.environment['DOCKER_CONFIG'] ?? join(host.home, '.docker')
  const bytes = fileSystem.read(join(directory, 'config.json'))
  try {
    const auths = field(bytes && JSON.parse(new TextDecoder().decode(bytes)), 'auths')
    const auth = field(field(auths, registry) ?? field(auths, `https://${registry}`), 'auth')
    if (typeof auth === 'string' && /^[A-Za-z0-9+/=]+$/.test(auth)) return { authorization: `Basic ${auth}` }
  } catch {
    // A file that Docker could not read either holds no password.
  }
  return netrcAuthorization({ fileSystem, host })(new URL(`https://${registry}`))
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}
