import { randomBytes } from 'node:crypto'
import {
  MetierError,
  judgeMessages,
  readJudgement,
  type CancelSignal,
  type ScanJudge,
  type ScanJudgeRequest,
} from '@metier/core'
import { judgeId } from './judge-id.ts'

export interface ModelJudgeOptions {
  /** Base address of an OpenAI-compatible service, such as `http://localhost:11434/v1`. */
  readonly url: string
  readonly model: string
  /** Sent as a bearer token, and only to that address. */
  readonly apiKey?: string
  /** Milliseconds for one answer. */
  readonly timeoutMs?: number
}

/** Bytes of an answer; a judgement has a few hundred. */
const longestAnswer = 256 * 1024

/** Asks a model over `POST <url>/chat/completions`, without tools. Throws `invalid-config` for an address that is none. */
export function createModelJudge(options: ModelJudgeOptions): ScanJudge {
  const { url, model, timeoutMs = 60_000 } = options
  const address = addressOf(url)
  return {
    id: judgeId(options),
    async judge(request, signal) {
      const answer = await ask(address, { ...options, request, signal: withTimeout(signal, timeoutMs) })
      const judgement = readJudgement(contentOf(answer))
      if (judgement === undefined) throw failed(`${model} gave no judgement that can be read.`)
      return judgement
    },
  }
}

function addressOf(url: string): URL {
  const base = url.endsWith('/') ? url : `${url}/`
  if (/^https?:\/\//i.test(base) && URL.canParse(base)) return new URL('chat/completions', base)
  throw new MetierError({
    code: 'invalid-config',
    message: `${JSON.stringify(url)} is no address of a service (skills.security.judge.url).`,
    next: 'Give one that begins with https:// or, on your own machine, http://.',
  })
}

interface Question extends ModelJudgeOptions {
  readonly request: ScanJudgeRequest
  readonly signal: AbortSignal
}

async function ask(address: URL, { model, apiKey, request, signal }: Question): Promise<string> {
  const nonce = randomBytes(12).toString('hex')
  try {
    const response = await fetch(address, {
      method: 'POST',
      // What was meant for one address, with its key, goes to no other.
      redirect: 'error',
      signal,
      headers: {
        'content-type': 'application/json',
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, temperature: 0, messages: judgeMessages(request, nonce) }),
    })
    const text = await readBounded(response)
    if (!response.ok) throw failed(`The service answered with status ${response.status}.`)
    return text
  } catch (error) {
    if (error instanceof MetierError) throw error
    throw failed(
      `The service at ${address.origin} gave no answer: ${error instanceof Error ? error.message : String(error)}.`,
    )
  }
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > longestAnswer) throw failed('The service answered at too great length.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** `choices[0].message.content` of a chat completion. */
function contentOf(answer: string): string {
  let data: unknown
  try {
    data = JSON.parse(answer)
  } catch (error) {
    if (error instanceof SyntaxError) throw failed('The service answered with something else than JSON.')
    throw error
  }
  const content = field(field(first(field(data, 'choices')), 'message'), 'content')
  return typeof content === 'string' ? content : ''
}

function field(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null
    ? new Map<string, unknown>(Object.entries(data)).get(name)
    : undefined
}

function first(data: unknown): unknown {
  return Array.isArray(data) ? data[0] : undefined
}

function withTimeout(signal: CancelSignal | undefined, timeoutMs: number): AbortSignal {
  const controller = new AbortController()
  signal?.addEventListener('abort', () => controller.abort(), { once: true })
  if (signal?.aborted === true) controller.abort()
  return AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)])
}

function failed(message: string): MetierError {
  return new MetierError({
    code: 'fetch-failed',
    message,
    next: 'See whether the service runs, and check `skills.security.judge` in your settings.',
  })
}
