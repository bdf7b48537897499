import { MetierError } from '@metier/core'
import type { Download, Downloaded, DownloadOptions } from './download.ts'
import { fetchThrough, type Exchange } from './fetch-through.ts'
import { isInside } from './is-inside.ts'
import { offlineFailure } from './offline-failure.ts'
import { untilIdle, type UntilIdle } from './until-idle.ts'

export interface CreateDownloadOptions {
  /**
   * Headers for one URL, such as a token for its host. Asked again after each redirect, so that none goes astray; what
   * is given with a call wins.
   */
  readonly authorize?: (url: URL) => Readonly<Record<string, string>>
  /** Milliseconds until the first byte, and between two; sixty times as many for all. */
  readonly timeout?: number
  readonly signal?: AbortSignal
  /** How to exchange; Node's own client without a proxy unless told. */
  readonly exchange?: Exchange
  /** No network at all. */
  readonly offline?: boolean
}

const usualLimit = 64 * 1024 * 1024
const usualTimeout = 30_000
const mostRedirects = 5

/**
 * Downloads with Node's own client: bounded in size, time and redirects, never from a safe address to an unsafe one, nor
 * from somebody's host to this machine or its network, where what asks is believed.
 */
export function createDownload(options: CreateDownloadOptions = {}): Download {
  return async (address, asked = {}) => {
    let url = parse(address)
    if (asked.namedBy !== undefined) requireOutside(url, parse(asked.namedBy))
    let headers = asked.headers ?? {}
    let { form } = asked
    for (let redirect = 0; redirect <= mostRedirects; redirect++) {
      const idle = untilIdle({ timeout: options.timeout ?? usualTimeout, signal: options.signal })
      try {
        const response = await request(url, { headers, form, signal: idle.signal }, options)
        const next = nextOf(response, url)
        if (next === undefined) return await readAnswer(response, { url, idle }, asked)
        await response.body?.cancel()
        // What was said to one host is said to no other.
        if (next.origin !== url.origin) headers = {}
        form = undefined
        url = next
      } finally {
        idle.close()
      }
    }
    throw failed(url, `it leads on more than ${mostRedirects} times`)
  }
}

/** Where a redirect leads; `undefined` for any other answer. */
function nextOf({ status, headers }: Response, url: URL): URL | undefined {
  const location = headers.get('location')
  if (![301, 302, 303, 307, 308].includes(status) || location === null) return undefined
  if (!URL.canParse(location, url.href)) throw failed(url, 'it leads to what is no address')
  const next = new URL(location, url)
  const isSafe = next.protocol === 'https:' || (next.protocol === 'http:' && url.protocol === 'http:')
  if (!isSafe) throw failed(url, `it leads to ${next.href}, which is not safe`)
  if (next.username !== '' || next.password !== '') throw failed(url, 'it leads to an address with a password in it')
  requireOutside(next, url)
  return next
}

function requireOutside(next: URL, from: URL): void {
  if (isInside(next.hostname) && !isInside(from.hostname))
    throw failed(from, `it leads to ${next.origin}, which is no part of the public internet`)
}

function parse(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url !== undefined && (url.protocol === 'https:' || url.protocol === 'http:')) return url
  throw new MetierError({
    code: 'usage',
    message: `${JSON.stringify(address)} is no web address.`,
    next: 'Give one with https://.',
  })
}

interface Asked {
  readonly headers: Readonly<Record<string, string>>
  readonly form: DownloadOptions['form']
  readonly signal: AbortSignal
}

async function request(url: URL, { headers, form, signal }: Asked, options: CreateDownloadOptions): Promise<Response> {
  const { authorize, offline = false, exchange = fetchThrough({}) } = options
  if (offline) throw offlineFailure(`fetch ${url.origin}${url.pathname}`)
  try {
    return await exchange(url, {
      method: form === undefined ? 'GET' : 'POST',
      headers: {
        accept: '*/*',
        'user-agent': 'metier',
        ...authorize?.(url),
        ...headers,
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
      signal,
    })
  } catch (error) {
    if (options.signal?.aborted === true) throw interrupted()
    throw error instanceof MetierError ? error : failed(url, reason(error))
  }
}

async function readAnswer(
  response: Response,
  { url, idle }: { readonly url: URL; readonly idle: UntilIdle },
  { limit = usualLimit, optional = false }: DownloadOptions,
): Promise<Downloaded | undefined> {
  if (optional && (response.status === 404 || response.status === 410)) {
    await response.body?.cancel()
    return undefined
  }
  if (!response.ok) {
    const challenge = response.headers.get('www-authenticate')
    await response.body?.cancel()
    throw failed(url, `the server answers ${response.status} ${response.statusText}`.trim(), {
      status: response.status,
      ...(challenge !== null && { challenge: challenge.slice(0, 4000) }),
    })
  }
  const contentType = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  return { bytes: await readBody(response, url, { limit, heard: () => idle.heard() }), url: url.href, contentType }
}

async function readBody(
  response: Response,
  url: URL,
  { limit, heard }: { readonly limit: number; readonly heard: () => void },
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // What the header says is no promise; the bytes are counted.
    for await (const chunk of response.body ?? []) {
      heard()
      size += chunk.length
      if (size > limit) throw tooLarge(url, limit)
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof MetierError ? error : failed(url, reason(error))
  }
  return Buffer.concat(chunks)
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'it does not answer in time'
  return error.cause instanceof Error ? error.cause.message : error.message
}

/** What a server said of itself; `challenge` is how it wants to be asked. */
interface Refusal {
  readonly status: number
  readonly challenge?: string
}

function failed(url: URL, why: string, refusal?: Refusal): MetierError {
  const denied = refusal?.status === 401 || refusal?.status === 403
  return new MetierError({
    code: 'fetch-failed',
    message: `Cannot fetch ${url.origin}${url.pathname}: ${why}.`,
    next: denied
      ? 'It asks for a login: `metier login`, or one in .netrc, .npmrc, the settings of Docker or the environment, as docs/packages.md says.'
      : 'Check the address and the network and try again; nothing was changed.',
    data: { url: `${url.origin}${url.pathname}`, ...refusal },
  })
}

function tooLarge(url: URL, limit: number): MetierError {
  return new MetierError({
    code: 'too-large',
    message: `${url.origin}${url.pathname} is larger than ${limit} bytes.`,
    next: 'Install from another source; nothing was changed.',
  })
}

function interrupted(): MetierError {
  return new MetierError({ code: 'interrupted', message: 'Stopped.', next: 'Nothing was changed.' })
}
