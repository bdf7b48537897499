import { MetierError } from '@metier/core'
import { fetchThrough, type Exchange } from './fetch-through.ts'
import { inTime } from './in-time.ts'
import { isLoopback } from './is-loopback.ts'
import { offlineFailure } from './offline-failure.ts'
import type { Send, SendOptions, Sent } from './send.ts'

export interface CreateSendOptions {
  /** Headers for one URL, such as a token for its host; what is given with a call wins. */
  readonly authorize?: (url: URL) => Readonly<Record<string, string>>
  /** Milliseconds until the whole answer is here: uploads take their time. */
  readonly timeout?: number
  readonly signal?: AbortSignal
  /** How to exchange; Node's own client without a proxy unless told. */
  readonly exchange?: Exchange
  /** No network at all. */
  readonly offline?: boolean
}

/** Bytes of an answer. */
const largest = 4 * 1024 * 1024
const usualTimeout = 5 * 60_000
/** Bytes of a large body for which a millisecond more is waited: 100 KB in a second. */
const slowest = 100

/** Sends with Node's own client. */
export function createSend(options: CreateSendOptions = {}): Send {
  return async (address, asked) => {
    const url = new URL(address)
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) {
      throw new MetierError({
        code: 'refused',
        message: `Nothing is sent to ${url.origin}: it is not safe.`,
        next: 'Use an address with https://.',
      })
    }
    if (options.offline === true) throw offlineFailure(`reach ${url.origin}${url.pathname}`)
    try {
      const { signal, timeout = usualTimeout + sizeOf(asked) / slowest } = options
      return await inTime({ signal, timeout }, (bounded) => sendOnce(url, asked, { ...options, signal: bounded }))
    } catch (error) {
      throw error instanceof MetierError ? error : failed(url, reasonOf(error))
    }
  }
}

function sizeOf({ body }: SendOptions): number {
  return typeof body === 'object' && 'parts' in body ? body.size : 0
}

async function sendOnce(
  url: URL,
  { method, headers, body }: SendOptions,
  { authorize, signal, exchange = fetchThrough({}) }: CreateSendOptions & { readonly signal: AbortSignal },
): Promise<Sent> {
  const response = await exchange(url, {
    method,
    headers: { 'user-agent': 'metier', ...authorize?.(url), ...headers },
    signal,
    ...(body !== undefined && { body }),
  })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > largest) throw failed(url, `its answer is larger than ${largest} bytes`)
    chunks.push(chunk)
  }
  return { status: response.status, headers: new Map(response.headers), bytes: Buffer.concat(chunks) }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'it does not answer in time'
  return error.cause instanceof Error ? error.cause.message : error.message
}

function failed({ origin, pathname }: URL, why: string): MetierError {
  return new MetierError({
    code: 'fetch-failed',
    message: `Cannot reach ${origin}${pathname}: ${why}.`,
    next: 'Check the address and the network, and run the command again.',
  })
}
