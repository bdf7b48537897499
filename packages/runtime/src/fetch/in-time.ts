import type { CancelSignal } from '@metier/core'

export interface InTimeOptions {
  /** Milliseconds until it is given up with a `TimeoutError`. */
  readonly timeout: number
  /** Ends it at once. */
  readonly signal?: CancelSignal | undefined
}

/**
 * What an exchange comes to, or a rejection when it takes too long. `AbortSignal.timeout` is forgotten when memory is cleared
 * while one waits, and a service that never answers would be waited for without end; this timer keeps what it aborts.
 */
export async function inTime<Value>(
  { timeout, signal }: InTimeOptions,
  exchange: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController()
  const stop = (): void => controller.abort()
  const late = setTimeout(() => controller.abort(new DOMException('It took too long.', 'TimeoutError')), timeout)
  if (signal?.aborted === true) stop()
  else signal?.addEventListener('abort', stop, { once: true })
  try {
    return await exchange(controller.signal)
  } finally {
    clearTimeout(late)
    signal?.removeEventListener('abort', stop)
  }
}
