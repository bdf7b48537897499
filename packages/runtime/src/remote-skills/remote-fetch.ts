import type { FileSystem, Host } from '@metier/core'
import { hostAuthorization } from '../credentials/host-authorization.ts'
import { fetchThrough } from '../fetch/fetch-through.ts'
import { proxyFor } from '../fetch/proxy-for.ts'

/** Where proxies and passwords are looked up. */
export interface RemoteWay {
  readonly fileSystem: FileSystem
  readonly host: Host
}

/** Bytes of one answer. The files of a skill are 16 MiB at most (SEP-2640), and a third more as text. */
const largest = 32 * 1024 * 1024

/** `fetch` through the proxy of the environment, with what the user has for the host, and with an end to each answer. */
export function remoteFetch({ fileSystem, host }: RemoteWay) {
  const authorize = hostAuthorization({ fileSystem, host })
  const exchange = fetchThrough(host.environment)
  return async (address: string | URL, options: RequestInit = {}): Promise<Response> => {
    const url = new URL(address)
    const headers = { ...authorize(url), ...Object.fromEntries(new Headers(options.headers)) }
    if (proxyFor(url, host.environment) === undefined) return bounded(await fetch(url, { ...options, headers }))
    const { method = 'GET', body, signal } = options
    const content = typeof body === 'string' || body instanceof Uint8Array ? { body } : {}
    return bounded(await exchange(url, { method, headers, ...content, signal: signal ?? new AbortController().signal }))
  }
}

function bounded(response: Response): Response {
  let left = largest
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.length
      if (left < 0) controller.error(new Error(`an answer has more than ${largest} bytes`))
      else controller.enqueue(chunk)
    },
  })
  if (response.body === null) return response
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers })
}
