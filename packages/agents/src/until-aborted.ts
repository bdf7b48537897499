import type { CancelSignal } from '@metier/core'

/** Rejects with what `fault` makes when the signal fires; otherwise settles as the work does. */
export async function untilAborted<Value>(
  work: Promise<Value>,
  signal: CancelSignal,
  fault: () => Error,
): Promise<Value> {
  let end: (() => void) | undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    end = () => reject(fault())
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    if (end !== undefined) signal.removeEventListener('abort', end)
  }
}
