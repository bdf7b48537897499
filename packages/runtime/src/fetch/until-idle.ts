export interface UntilIdleOptions {
  /** Milliseconds of silence; sixty times as many for all of it, so that nobody is kept waiting by a byte now and then. */
  readonly timeout: number
  /** Ends it at once. */
  readonly signal?: AbortSignal | undefined
}

export interface UntilIdle {
  /** Aborted with a `TimeoutError` when nothing was heard for so long, or with the reason of the signal given. */
  readonly signal: AbortSignal
  /** Something came. */
  heard(): void
  /** It is over; nothing keeps the process alive. */
  close(): void
}

const longest = 60

/** `AbortSignal.timeout` would count all of a download, and is forgotten when memory is cleared while one goes on. */
export function untilIdle({ timeout, signal }: UntilIdleOptions): UntilIdle {
  const controller = new AbortController()
  const giveUp = (): void => controller.abort(new DOMException('Nothing came.', 'TimeoutError'))
  const stop = (): void => controller.abort(signal?.reason)
  const idle = setTimeout(giveUp, timeout)
  const whole = setTimeout(giveUp, timeout * longest)
  if (signal?.aborted === true) stop()
  else signal?.addEventListener('abort', stop, { once: true })
  return {
    signal: controller.signal,
    heard: () => void idle.refresh(),
    close() {
      clearTimeout(idle)
      clearTimeout(whole)
      signal?.removeEventListener('abort', stop)
    },
  }
}
