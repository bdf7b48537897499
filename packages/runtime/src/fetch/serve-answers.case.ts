import { createServer, type IncomingMessage } from 'node:http'

/** What is answered at a path; a function decides by what was asked and sent. */
export type Answer = Uint8Array | string | ((request: IncomingMessage, body: string) => AnswerParts)

export interface AnswerParts {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array | string
}

export interface AnsweringServer {
  readonly url: string
  /** Host and port. */
  readonly host: string
  /** Paths in the order they were asked for. */
  readonly asked: readonly string[]
  readonly close: () => void
}

/** A host on loopback that gives these answers, and 404 for the rest. Answers may be added later. */
export async function serveAnswers(answers: Readonly<Record<string, Answer>>): Promise<AnsweringServer> {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    let sent = ''
    for await (const chunk of request.setEncoding('utf8')) sent += chunk
    const answer = answers[path]
    const {
      status = 200,
      headers = {},
      body,
    } = typeof answer === 'function'
      ? answer(request, sent)
      : { status: answer === undefined ? 404 : 200, body: answer }
    response.writeHead(status, headers).end(body ?? '')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return { url: `http://${host}`, host, asked, close: () => void server.close() }
}
