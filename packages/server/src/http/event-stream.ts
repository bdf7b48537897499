import type { DaemonEvent, EventHub } from './event-hub.ts'

/** Messages that may wait for a reader; who is slower than that is let go and comes back by itself. */
const patience = 256

/** Milliseconds between two signs of life, so that what stands in between keeps the connection. */
const heartbeat = 15_000

/** `GET /v1/events`: what happens, as server-sent events, until the client leaves or the hub's owner ends it. */
export function eventStream(hub: EventHub, ended: AbortSignal): Response {
  const encoder = new TextEncoder()
  const stops: (() => void)[] = []
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const send = (text: string) => {
          if ((controller.desiredSize ?? 0) <= 0) finish()
          else controller.enqueue(encoder.encode(text))
        }
        const finish = () => {
          for (const stop of stops.splice(0)) stop()
          controller.close()
        }
        const unsubscribe = hub.subscribe((event) => send(format(event)))
        const timer = setInterval(() => send(': still here\n\n'), heartbeat).unref()
        ended.addEventListener('abort', finish)
        stops.push(
          unsubscribe,
          () => clearInterval(timer),
          () => ended.removeEventListener('abort', finish),
        )
        send('retry: 2000\n\n')
        if (ended.aborted) finish()
      },
      cancel: () => {
        for (const stop of stops.splice(0)) stop()
      },
    },
    { highWaterMark: patience },
  )
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
}

function format({ type, ...data }: DaemonEvent): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
}
