import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { chooseAddress, type Resolve } from './choose-address.ts'

export interface HostProxyOptions {
  /** Patterns of `grants.hosts`. */
  readonly hosts: readonly string[]
  readonly resolve?: Resolve
}

/** An HTTP proxy that leads to the granted hosts and nowhere else. */
export interface HostProxy {
  /** Absolute path of the socket that it listens on; only this user may connect. */
  readonly path: string
  close(): void
}

/** At once; a program needs a few. */
const mostConnections = 64
/** Until a host that does not answer is given up. */
const connectMilliseconds = 30_000

/** Begins to listen, before it returns. */
export function openHostProxy({ hosts, resolve }: HostProxyOptions): HostProxy {
  const place = mkdtempSync(join(tmpdir(), 'metier-hosts-'))
  const path = join(place, 'proxy')
  const open = new Set<Duplex>()
  const keep = <Stream extends Duplex>(stream: Stream): Stream => {
    open.add(stream)
    stream.on('error', () => stream.destroy()).once('close', () => open.delete(stream))
    return stream
  }
  const choose = (host: string, port: number) =>
    chooseAddress({ hosts, host, port, ...(resolve !== undefined && { resolve }) })
  const server = createServer((question, answer) => {
    void forward(question, answer, choose)
  })
  server.maxConnections = mostConnections
  server.on('connection', keep)
  server.on('connect', (question: IncomingMessage, inside: Duplex, first: Buffer) => {
    void tunnel({ target: question.url ?? '', inside: keep(inside), first, keep }, choose)
  })
  server.on('clientError', (_, socket) => socket.destroy())
  server.listen(path)
  return {
    path,
    close() {
      server.close()
      for (const stream of open) stream.destroy()
      rmSync(place, { recursive: true, force: true })
    },
  }
}

type Choose = (host: string, port: number) => Promise<string | undefined>

interface Tunnel {
  /** `host:port`. */
  readonly target: string
  readonly inside: Duplex
  /** What came with the question already. */
  readonly first: Buffer
  readonly keep: (stream: Socket) => Socket
}

/** `CONNECT`: bytes go both ways, and nobody reads them. */
async function tunnel({ target, inside, first, keep }: Tunnel, choose: Choose): Promise<void> {
  const { host, port } = split(target)
  const address = await choose(host, port)
  if (address === undefined) {
    inside.end(`HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\nx-metier: ${refusal}\r\n\r\n`)
    return
  }
  const outside = keep(connect({ host: address, port, timeout: connectMilliseconds }))
  outside.once('timeout', () => outside.destroy())
  outside.once('error', () => inside.end('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n'))
  outside.once('connect', () => {
    outside.setTimeout(0)
    inside.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    outside.write(first)
    outside.pipe(inside).pipe(outside)
  })
  outside.once('close', () => inside.destroy())
  inside.once('close', () => outside.destroy())
}

/** Without encryption: `GET http://host/path`. */
async function forward(question: IncomingMessage, answer: ServerResponse, choose: Choose): Promise<void> {
  const url = URL.parse(question.url ?? '')
  const isPlain = url?.protocol === 'http:' && url.username === '' && url.password === ''
  const host = url?.hostname.replace(/^\[(.*)\]$/, '$1') ?? ''
  const port = Number(url?.port || 80)
  const address = isPlain ? await choose(host, port) : undefined
  if (url === null || address === undefined) {
    answer.writeHead(403, { 'content-type': 'text/plain' }).end(`${refusal}\n`)
    return
  }
  const {
    'proxy-connection': _,
    'proxy-authorization': _secret,
    connection: _connection,
    ...headers
  } = question.headers
  const outside = send({
    host: address,
    port,
    method: question.method,
    path: `${url.pathname}${url.search}`,
    // Of another name, a server that holds several could answer with one that is not granted.
    headers: { ...headers, host: url.host, connection: 'close' },
    timeout: connectMilliseconds,
    agent: false,
  })
  outside.once('timeout', () => outside.destroy())
  outside.once('error', () => {
    if (answer.headersSent) answer.destroy()
    else answer.writeHead(502).end()
  })
  outside.once('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(answer)
  })
  answer.once('close', () => outside.destroy())
  question.pipe(outside)
}

const refusal = 'Metier: this host is not granted; see `grants.hosts`.'

function split(target: string): { readonly host: string; readonly port: number } {
  const at = target.lastIndexOf(':')
  const port = Number(target.slice(at + 1))
  const host = target.slice(0, Math.max(0, at)).replace(/^\[(.*)\]$/, '$1')
  return { host, port: Number.isInteger(port) && port > 0 && port < 65_536 ? port : 0 }
}
