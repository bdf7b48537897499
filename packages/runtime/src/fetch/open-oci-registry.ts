import { MetierError } from '@metier/core'
import { isLoopback } from './is-loopback.ts'
import { ociLogin, type OciLoginContext } from './oci-login.ts'

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

/** A repository of a registry; over HTTP only on this machine. Logs in when it is asked to, as `docker login` left it. */
export function openOciRegistry({ registry, repository }: OciPlace, context: OciLoginContext): OciRegistry {
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
      authorization = await ociLogin({ challenge, place: { registry, repository }, actions: 'pull' }, context)
      return ask()
    })
    if (answer !== undefined) return answer.bytes
    throw new MetierError({
      code: 'not-found',
      message: `${registry} has no ${repository}${version.includes(':') ? '@' : ':'}${version}.`,
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
