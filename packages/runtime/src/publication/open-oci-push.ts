import { MetierError } from '@metier/core'
import { answerFailed } from '../fetch/answer-failed.ts'
import { isLoopback } from '../fetch/is-loopback.ts'
import { ociLogin } from '../fetch/oci-login.ts'
import type { OciPlace } from '../fetch/open-oci-registry.ts'
import type { PartsToSend, SendOptions, Sent } from '../fetch/send.ts'
import { digestBytes } from '../package/digest-bytes.ts'
import type { PublishContext } from './publication.ts'

/** Bytes that are stored under their digest. */
export interface BlobToSend extends PartsToSend {
  /** `sha256:` and 64 hex digits. */
  readonly digest: string
}

export interface OciPush {
  /** Digest of what a tag names; `undefined` when there is no such tag. */
  readonly digestOf: (tag: string) => Promise<string | undefined>
  readonly hasBlob: (digest: string) => Promise<boolean>
  readonly putBlob: (blob: BlobToSend) => Promise<void>
  readonly putManifest: (
    bytes: Uint8Array,
    options: { readonly tag: string; readonly mediaType: string },
  ) => Promise<void>
}

type Headers = Readonly<Record<string, string>>

/** A repository that can be written to; over HTTP only on this machine. Logs in when it is asked to. */
export function openOciPush(place: OciPlace, context: PublishContext): OciPush {
  const { registry, repository } = place
  const scheme = isLoopback(registry.replace(/:\d+$/, '')) ? 'http' : 'https'
  const base = `${scheme}://${registry}/v2/${repository}`
  let authorization: Headers = {}
  const ask = async (url: string, { headers, ...options }: SendOptions): Promise<Sent> => {
    const said = new URL(url).origin === new URL(base).origin
    const send = () => context.send(url, { ...options, headers: { ...(said && authorization), ...headers } })
    const answer = await send()
    const challenge = answer.headers.get('www-authenticate')
    if (answer.status !== 401 || challenge === undefined || authorization['authorization'] !== undefined) return answer
    authorization = await ociLogin({ challenge, place, actions: 'pull,push' }, context)
    return send()
  }
  const requireStatus = (what: string, answer: Sent, ...right: readonly number[]): Sent => {
    if (right.includes(answer.status)) return answer
    throw answerFailed(`${registry} does not take ${what}`, answer)
  }
  return {
    async digestOf(tag) {
      const accept = 'application/vnd.oci.image.manifest.v1+json, application/vnd.oci.image.index.v1+json'
      const answer = await ask(`${base}/manifests/${tag}`, { method: 'GET', headers: { accept } })
      if (answer.status === 404) return undefined
      return digestBytes(requireStatus(`a look at ${repository}`, answer, 200).bytes)
    },
    async hasBlob(digest) {
      const answer = await ask(`${base}/blobs/${digest}`, { method: 'HEAD' })
      return requireStatus(`a look at ${repository}`, answer, 200, 404).status === 200
    },
    async putBlob(blob) {
      const opened = await ask(`${base}/blobs/uploads/`, { method: 'POST', headers: { 'content-length': '0' } })
      requireStatus(`files for ${repository}`, opened, 202)
      const where = uploadAddress(opened.headers.get('location'), base)
      where.searchParams.set('digest', blob.digest)
      const headers = { 'content-type': 'application/octet-stream' }
      requireStatus('the files', await ask(where.href, { method: 'PUT', headers, body: blob }), 201)
    },
    async putManifest(bytes, { tag, mediaType }) {
      const headers = { 'content-type': mediaType }
      const answer = await ask(`${base}/manifests/${tag}`, { method: 'PUT', headers, body: bytes })
      requireStatus('the manifest', answer, 201)
    },
  }
}

function uploadAddress(location: string | undefined, base: string): URL {
  if (location !== undefined && URL.canParse(location, `${base}/`)) return new URL(location, `${base}/`)
  throw new MetierError({
    code: 'fetch-failed',
    message: `The registry at ${new URL(base).host} does not say where to send files to.`,
    next: 'Nothing was published. Tell whoever runs the registry.',
  })
}
