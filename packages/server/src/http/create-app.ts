import { MetierError } from '@metier/core'
import type { OperationContext } from '@metier/operations'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { largestBody } from './largest-body.ts'
import { callOperation } from './call-operation.ts'
import { refuseForeignRequest } from './refuse-foreign-request.ts'
import { respondWithError } from './respond-with-error.ts'

export interface CreateAppOptions {
  readonly context: OperationContext
  readonly version: string
  /** Answers everything at `/mcp`. */
  readonly mcp: (request: Request) => Promise<Response>
}

/** The daemon's routes: `/mcp`, `/health` and `POST /v1/<operation>`. No CORS header is ever sent. */
export function createApp(options: CreateAppOptions): Hono {
  const app = new Hono()
  app.use(async (call, next) => {
    const refusal = refuseForeignRequest(call.req.raw)
    return refusal === undefined ? next() : respondWithError(refusal)
  })
  app.use(
    bodyLimit({
      maxSize: largestBody,
      onError: () =>
        Response.json(
          {
            schema: 'metier.error/1',
            error: { code: 'invalid-input', message: `The body is over ${largestBody} bytes.` },
          },
          { status: 413 },
        ),
    }),
  )
  app.get('/health', () => Response.json({ schema: 'metier.health/1', status: 'ok', version: options.version }))
  app.all('/mcp', (call) => options.mcp(call.req.raw))
  app.post('/v1/:operation{.+}', (call) => callOperation(call.req.param('operation'), call.req.raw, options.context))
  app.notFound((call) =>
    respondWithError(
      new MetierError({
        code: 'not-found',
        message: `There is nothing at ${call.req.method} ${JSON.stringify(call.req.path.slice(0, 200))}.`,
        next: 'MCP clients connect to /mcp; operations are POST /v1/<operation>.',
      }),
    ),
  )
  app.onError((error) => {
    if (!(error instanceof MetierError)) options.context.journal.write('error', `A request failed: ${String(error)}`)
    return respondWithError(error)
  })
  return app
}
