import { registry } from '@metier/operations'
import type { Journal } from '@metier/runtime'
import type { Tracer } from './load-tracer.ts'
import type { Metrics } from './metrics.ts'

export interface ObserveOptions {
  readonly metrics: Metrics
  readonly journal: Journal
  readonly tracer: Tracer | undefined
  /** Requests being answered; streams count until their head was sent. */
  readonly inFlight: { count: number }
}

type Answer = (request: Request, bindings: object) => Promise<Response>

/** Counts, times and logs every request, by route and never by what a stranger wrote: no query, no name of a skill. */
export function observed(answer: Answer, { metrics, journal, tracer, inFlight }: ObserveOptions): Answer {
  const act: Answer = async (request, bindings) => {
    const started = performance.now()
    const route = routeOf(new URL(request.url).pathname)
    inFlight.count += 1
    try {
      const response = await answer(request, bindings)
      const labels = { method: methodOf(request), route, status: response.status }
      const seconds = (performance.now() - started) / 1000
      metrics.count('metier_http_requests_total', 'Requests answered.', labels)
      const help = 'Time to the head of an answer.'
      metrics.observe('metier_http_request_duration_seconds', seconds, { help, labels: { route } })
      journal.write('debug', 'request', { ...labels, milliseconds: Math.round(seconds * 10_000) / 10 })
      return response
    } finally {
      inFlight.count -= 1
    }
  }
  if (tracer === undefined) return act
  return (request, bindings) =>
    tracer.startActiveSpan(`${methodOf(request)} ${routeOf(new URL(request.url).pathname)}`, async (span) => {
      try {
        const response = await act(request, bindings)
        span.setAttribute('http.response.status_code', response.status)
        return response
      } catch (error) {
        if (error instanceof Error) span.recordException(error)
        throw error
      } finally {
        span.end()
      }
    })
}

const methods = new Set(['GET', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PUT', 'PATCH'])

function methodOf({ method }: Request): string {
  return methods.has(method) ? method : 'other'
}

const fixed = new Set(['/', '/mcp', '/health', '/ready', '/metrics', '/openapi.json', '/v1/events'])

function routeOf(path: string): string {
  if (fixed.has(path)) return path
  if (path.startsWith('/v1/conversations/')) return '/v1/conversations/{id}'
  const name = path.startsWith('/v1/') ? path.slice('/v1/'.length).replaceAll('/', ' ') : ''
  return Object.hasOwn(registry, name) ? path : 'other'
}
