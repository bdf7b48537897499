import { askDaemon } from './ask-daemon.ts'
import { readEvents, type ServerEvent } from './read-events.ts'

export interface FollowOptions {
  readonly onEvent: (event: ServerEvent) => void
  /** Whatever happened while nobody listened was not heard. */
  readonly onReturn: () => void
  readonly onConnection: (isOpen: boolean) => void
}

/** Milliseconds before it is tried again. */
const pause = 2000

/**
 * Hears from the daemon what happens, and connects again by itself after it was gone. Not by `EventSource`, which can send
 * no key.
 */
export async function followEvents({ onEvent, onReturn, onConnection }: FollowOptions): Promise<never> {
  let wasLost = false
  for (;;) {
    try {
      const { ok, body } = await askDaemon('/v1/events', { headers: { accept: 'text/event-stream' } })
      if (ok && body !== null) {
        onConnection(true)
        if (wasLost) onReturn()
        for await (const event of readEvents(body)) onEvent(event)
      }
    } catch {
      // The daemon is gone, which is told below.
    }
    wasLost = true
    onConnection(false)
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
    })
  }
}
