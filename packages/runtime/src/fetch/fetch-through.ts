import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { connect } from 'node:tls'
import { MetierError } from '@metier/core'
import { proxyFor } from './proxy-for.ts'
import type { PartsToSend } from './send.ts'

/** What is needed of an exchange over HTTP. No redirect is followed. */
export interface ExchangeOptions {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Uint8Array | string | PartsToSend
  readonly signal: AbortSignal
}

export type Exchange = (url: URL, options: ExchangeOptions) => Promise<Response>

/** Node's own client, or through the proxy that the environment names, which Node's client does not know before version 24. */
export function fetchThrough(environment: Readonly<Record<string, string | undefined>>): Exchange {
  return async (url, options) => {
    const proxy = proxyFor(url, environment)
    if (proxy === undefined) {
      const { body, ...more } = options
      // A registry wants to know the length before, which `fetch` does not say of what comes in parts.
      if (isInParts(body)) return exchange({ url, path: `${url.pathname}${url.search}`, host: url.host }, options)
      const content = body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }
      return fetch(url, { ...more, ...content, redirect: 'manual' })
    }
    try {
      if (url.protocol === 'http:')
        return await exchange({ url: proxy, path: url.href, host: url.host, proxy }, options)
      const socket = await openTunnel(proxy, url, options.signal)
      return await exchange({ url, path: `${url.pathname}${url.search}`, host: url.host, socket }, options)
    } catch (error) {
      // The address that was asked for may be fine: the user has to see that it is the proxy's `ECONNREFUSED`.
      if (options.signal.aborted || !(error instanceof Error)) throw error
      throw new MetierError({
        code: 'fetch-failed',
        message: `Cannot reach ${url.origin} by the proxy ${proxy.host} that the environment names: ${error.message}.`,
        next: 'Check the proxy, or name the host in no_proxy; nothing was changed.',
        cause: error,
      })
    }
  }
}

function isInParts(body: ExchangeOptions['body']): body is PartsToSend {
  return typeof body === 'object' && 'parts' in body
}

function authorizationFor({ username, password }: URL): Readonly<Record<string, string>> {
  if (username === '') return {}
  const text = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { 'proxy-authorization': `Basic ${Buffer.from(text).toString('base64')}` }
}

/** A connection to a host through a proxy, which sees neither what is asked nor what is answered. */
function openTunnel(proxy: URL, { hostname, port }: URL, signal: AbortSignal): Promise<Socket> {
  const target = `${hostname}:${port === '' ? '443' : port}`
  return new Promise((resolve, reject) => {
    const asked = request({
      host: proxy.hostname,
      port: proxy.port === '' ? 80 : proxy.port,
      method: 'CONNECT',
      path: target,
      headers: { host: target, ...authorizationFor(proxy) },
      signal,
    })
    asked.once('connect', ({ statusCode }: IncomingMessage, socket: Socket) => {
      if (statusCode === 200) return resolve(socket)
      socket.destroy()
      return reject(new Error(`it answers ${statusCode}`))
    })
    asked.once('error', reject)
    asked.end()
  })
}

interface Way {
  /** Whom to connect to. */
  readonly url: URL
  readonly path: string
  readonly host: string
  readonly proxy?: URL
  readonly socket?: Socket
}

function exchange(way: Way, options: ExchangeOptions): Promise<Response> {
  const { body } = options
  return new Promise((resolve, reject) => {
    const asked = requestBy(way, options, (answer) => resolve(responseOf(answer)))
    asked.once('error', reject)
    if (isInParts(body)) pipeline(Readable.from(body.parts()), asked).catch(reject)
    else asked.end(body)
  })
}

function requestBy(
  { url, path, host, proxy, socket }: Way,
  { method, headers, body, signal }: ExchangeOptions,
  answered: (answer: IncomingMessage) => void,
): ClientRequest {
  const said = { ...headers, host, 'accept-encoding': 'identity', ...(proxy && authorizationFor(proxy)) }
  const size = isInParts(body) ? body.size : Buffer.byteLength(body ?? '')
  const length = body === undefined ? {} : { 'content-length': `${size}` }
  const where = { host: url.hostname, port: url.port === '' ? undefined : url.port, method, path, signal }
  const all = { ...where, headers: { ...said, ...length } }
  if (socket !== undefined)
    return secureRequest({ ...all, createConnection: () => connect({ socket, servername: url.hostname }) }, answered)
  return url.protocol === 'https:' ? secureRequest(all, answered) : request(all, answered)
}

function responseOf(answer: IncomingMessage): Response {
  const status = answer.statusCode ?? 502
  const headers = new Headers()
  for (const [name, values] of Object.entries(answer.headersDistinct))
    for (const value of values ?? []) headers.append(name, value)
  const isEmpty = status === 204 || status === 205 || status === 304
  if (isEmpty) answer.resume()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one class under two names in the types of Node
  const body = isEmpty ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>)
  return new Response(body, { status, statusText: answer.statusMessage ?? '', headers })
}
