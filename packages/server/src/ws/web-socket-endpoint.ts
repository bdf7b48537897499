import { MetierError, errorCodes } from '@metier/core'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { WebSocket, WebSocketServer } from 'ws'
import { errorBody } from '../http/error-body.ts'
import type { EventHub } from '../http/event-hub.ts'
import { largestBody } from '../http/largest-body.ts'
import { SocketSession, type SocketSessionOptions } from './socket-session.ts'

export interface WebSocketEndpointOptions {
  readonly hub: EventHub
  /**
   * Lets a client in: gives what its session needs.
   * @throws MetierError for one that may not come in.
   */
  readonly admit: (request: IncomingMessage) => Omit<SocketSessionOptions, 'send'>
  /** Clients at once; more are turned away. 4,096 unless told. */
  readonly limit?: number
}

/** Bytes that may wait for one client. Who reads slower than that is let go, so that it holds nobody up. */
const patience = 8 * 1024 * 1024

/** Milliseconds between two questions whether a client is still there. */
const heartbeat = 30_000

/** The WebSocket at `/ws`. Its library is loaded when the first client comes. */
export class WebSocketEndpoint {
  readonly #options: WebSocketEndpointOptions
  readonly #sessions = new Map<WebSocket, SocketSession>()
  readonly #alive = new WeakSet<WebSocket>()
  #server: Promise<WebSocketServer> | undefined
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: WebSocketEndpointOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#sessions.size
  }

  /** Answers an HTTP upgrade, with an error where the client may not come in. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // Until the library has it, an error of the socket would end the process.
    socket.on('error', ignore)
    try {
      if (this.#closed || this.#sessions.size >= (this.#options.limit ?? 4096)) {
        throw new MetierError({
          code: 'rate-limited',
          message: 'There are too many clients.',
          next: 'Come back later.',
        })
      }
      const admitted = this.#options.admit(request)
      const server = await (this.#server ??= createServer())
      server.handleUpgrade(request, socket, head, (client) => this.#serve(client, admitted))
    } catch (error) {
      refuse(socket, error)
    }
  }

  /** Tells every client that this is the end, waits a moment for what is being worked on, and lets them go. */
  async close(grace: number): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    const end = Date.now() + grace
    while (Date.now() < end && [...this.#sessions.values()].some(({ running }) => running > 0)) await pause(20)
    for (const client of this.#sessions.keys()) client.close(1001, 'The daemon stops.')
    await pause(Math.min(50, grace))
    for (const client of this.#sessions.keys()) client.terminate()
    ;(await this.#server)?.close()
  }

  #serve(client: WebSocket, admitted: Omit<SocketSessionOptions, 'send'>): void {
    const send = (message: object | string) => {
      if (client.readyState !== client.OPEN) return
      if (client.bufferedAmount > patience) client.terminate()
      else client.send(typeof message === 'string' ? message : JSON.stringify(message))
    }
    const session = new SocketSession({ ...admitted, send })
    this.#sessions.set(client, session)
    this.#alive.add(client)
    this.#timer ??= setInterval(() => this.#beat(), heartbeat).unref()
    const unsubscribe = this.#options.hub.subscribe(send)
    client.on('pong', () => this.#alive.add(client))
    client.on('error', () => client.terminate())
    client.on('message', (data, isBinary) => {
      // What a client that is gone had still sent is read to the end; nobody waits for it.
      if (client.readyState !== client.OPEN) return
      if (isBinary || !Buffer.isBuffer(data)) client.close(1003, 'Messages are text.')
      else void session.receive(data.toString('utf8'))
    })
    client.on('close', () => {
      unsubscribe()
      session.close()
      this.#sessions.delete(client)
    })
  }

  #beat(): void {
    for (const client of this.#sessions.keys()) {
      if (!this.#alive.delete(client)) client.terminate()
      else client.ping()
    }
  }
}

async function createServer(): Promise<WebSocketServer> {
  const { WebSocketServer: Server } = await import('ws')
  return new Server({
    noServer: true,
    maxPayload: largestBody,
    perMessageDeflate: false,
    handleProtocols,
    // One message a turn of the loop: who sends a hundred at once has others answered in between.
    allowSynchronousEvents: false,
  })
}

function ignore(): void {}

/** A browser that named its token as a protocol wants one of its protocols back, and not that one. */
function handleProtocols(protocols: ReadonlySet<string>): string | false {
  return protocols.has('metier') ? 'metier' : false
}

/** An answer of HTTP by hand: there is no response object yet. */
function refuse(socket: Duplex, error: unknown): void {
  const body = errorBody(error)
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${errorCodes[body.error.code].http} Refused`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
