import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { anthropicDialect } from './anthropic-dialect.ts'
import type { ModelDialect, ModelEvent } from './model-dialect.ts'
import { modelScript } from './model-script.ts'
import { openaiDialect } from './openai-dialect.ts'

export interface ModelRequest {
  /** As in the address: `/v1/messages`. */
  readonly path: string
  /** What the header for the key had in it. */
  readonly key: string
  readonly body: Readonly<Record<string, unknown>>
}

/** A model on the loopback interface that answers as `modelScript` says. */
export interface FakeModelServer {
  /** Up to the version: `http://127.0.0.1:PORT/v1`. */
  readonly baseUrl: string
  readonly requests: readonly ModelRequest[]
  close(): Promise<void>
}

export interface FakeModelServerOptions {
  /** Only this key is let in; any is unless told. */
  readonly key?: string
}

/** Speaks OpenAI's chat completions and Anthropic's messages, whole and as a stream. */
export async function startFakeModelServer({ key }: FakeModelServerOptions = {}): Promise<FakeModelServer> {
  const requests: ModelRequest[] = []
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request)
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const dialect = [openaiDialect, anthropicDialect].find(({ path }) => pathname.endsWith(path))
    const given = String(request.headers[dialect?.keyHeader ?? ''] ?? '').replace('Bearer ', '')
    requests.push({ path: pathname, key: given, body })
    if (dialect === undefined) refuse(response, 404)
    else if (key !== undefined && given !== key) refuse(response, 401)
    else answer(response, dialect, body)
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(response: ServerResponse, dialect: ModelDialect, body: Readonly<Record<string, unknown>>): void {
  const turn = modelScript(dialect.read(body))
  const model = String(body['model'])
  switch (turn.kind) {
    case 'silence':
      return
    case 'hang-up':
      response.destroy()
      return
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>not a model</html>')
      return
    case 'status':
      refuse(response, turn.status)
      return
    case 'text':
    case 'tool':
      if (body['stream'] === true) stream(response, dialect.events(turn, model))
      else
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(dialect.whole(turn, model)))
  }
}

function stream(response: ServerResponse, events: readonly ModelEvent[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const { event, data } of events) {
    const head = event === undefined ? '' : `event: ${event}\n`
    response.write(`${head}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`)
  }
  response.end()
}

function refuse(response: ServerResponse, status: number): void {
  const error = { type: 'error', message: `the fake model says ${status}` }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ type: 'error', error }))
}

async function readBody(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
