import { MetierError, type CancelSignal, type Host } from '@metier/core'
import { fetchThrough, type Exchange } from './fetch-through.ts'
import { inTime } from './in-time.ts'
import { isLoopback } from './is-loopback.ts'
import { isOffline } from './is-offline.ts'

export interface ModelServiceOptions {
  /** Base address of an OpenAI-compatible service, such as `http://localhost:11434/v1`. */
  readonly url: string
  /** Sent as a bearer token, and only to that address. */
  readonly apiKey?: string
  /** Milliseconds for one answer. */
  readonly timeoutMs?: number
  /** Its proxies and `METIER_OFFLINE`; without it neither is asked for. */
  readonly host?: Pick<Host, 'environment'>
}

export interface ModelServiceUse {
  /** Below the base address: `embeddings`. */
  readonly path: string
  /** The setting that names the address. */
  readonly setting: string
  /** Bytes of an answer. */
  readonly longestAnswer: number
  /** What to do where no answer comes. */
  readonly next: string
}

/** A service that the user named. */
export interface ModelService {
  readonly address: URL
  /** What is posted is answered in JSON. Throws `fetch-failed` where it is not, or not in time. */
  ask(body: object, signal?: CancelSignal): Promise<unknown>
  /** What to throw where an answer is of no use. */
  failed(message: string): MetierError
}

/** Throws `invalid-config` for an address that is none, and for one that a key would go to in plain sight. */
export function openModelService(options: ModelServiceOptions, use: ModelServiceUse): ModelService {
  const { timeoutMs = 30_000, host = { environment: {} } } = options
  const address = addressOf(options, use)
  const exchange = fetchThrough(host.environment)
  const failed = (message: string): MetierError => new MetierError({ code: 'fetch-failed', message, next: use.next })
  return {
    address,
    failed,
    async ask(body, signal) {
      if (isOffline(host) && !isLoopback(address.hostname))
        throw failed(`${address.origin} is not asked: the network is switched off (METIER_OFFLINE).`)
      try {
        return await inTime({ timeout: timeoutMs, signal }, (bounded) =>
          post(exchange, { address, body, signal: bounded, failed, ...options, ...use }),
        )
      } catch (error) {
        if (error instanceof MetierError) throw error
        throw failed(`The service at ${address.origin} gave no answer: ${reasonOf(error)}.`)
      }
    },
  }
}

function addressOf({ url, apiKey }: ModelServiceOptions, { path, setting }: ModelServiceUse): URL {
  const base = url.endsWith('/') ? url : `${url}/`
  const address = /^https?:\/\//i.test(base) && URL.canParse(base) ? new URL(path, base) : undefined
  if (address === undefined)
    throw new MetierError({
      code: 'invalid-config',
      message: `${JSON.stringify(url)} is no address of a service (${setting}).`,
      next: 'Give one that begins with https:// or, on your own machine, http://.',
    })
  if (apiKey !== undefined && address.protocol === 'http:' && !isLoopback(address.hostname))
    throw new MetierError({
      code: 'invalid-config',
      message: `The key would go to ${address.origin} for everybody on the way to read (${setting}).`,
      next: 'Use https://, or leave the key out where the service asks for none.',
    })
  return address
}

interface Question extends ModelServiceOptions, ModelServiceUse {
  readonly address: URL
  readonly body: object
  readonly signal: AbortSignal
  readonly failed: ModelService['failed']
}

async function post(exchange: Exchange, { address, apiKey, body, signal, failed, longestAnswer }: Question) {
  // No redirect is followed: what was meant for one address, with its key, goes to no other.
  const response = await exchange(address, {
    method: 'POST',
    signal,
    headers: {
      'content-type': 'application/json',
      ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify(body),
  })
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > longestAnswer) throw failed('The service answered at too great length.')
    chunks.push(chunk)
  }
  if (!response.ok) throw failed(`The service answered with status ${response.status}.`)
  return parsed(Buffer.concat(chunks).toString('utf8'), failed)
}

function parsed(text: string, failed: ModelService['failed']): unknown {
  try {
    const data: unknown = JSON.parse(text)
    return data
  } catch (error) {
    if (error instanceof SyntaxError) throw failed('The service answered with something else than JSON.')
    throw error
  }
}

/** Node's client says `fetch failed` and keeps the reason behind it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'it does not answer in time'
  return error.cause instanceof Error ? error.cause.message : error.message
}
