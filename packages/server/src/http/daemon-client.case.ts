import { createContext, type ContextOptions, type OperationContext } from '@metier/operations'
import { createCollectingJournal, createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { WebSocket } from 'ws'
import * as z from 'zod'
import type { Daemon, DaemonOptions } from './daemon.ts'
import { startDaemon } from './start-daemon.ts'

export interface StartedDaemon {
  readonly daemon: Daemon
  readonly tree: TemporaryTree
  readonly context: OperationContext
  readonly journal: ReturnType<typeof createCollectingJournal>
  /** The daemon's address without a path. */
  readonly origin: string
  readonly fetch: (path: string, options?: RequestInit) => Promise<Response>
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>
  readonly connect: (options?: SocketOptions) => Promise<SocketClient>
  readonly stop: () => Promise<void>
}

export interface SocketOptions {
  readonly headers?: Record<string, string>
  readonly protocols?: string[]
}

const message = z.looseObject({ type: z.string(), id: z.union([z.string(), z.number()]).optional() })
export type SocketMessage = z.infer<typeof message>

export interface SocketClient {
  readonly socket: WebSocket
  readonly messages: readonly SocketMessage[]
  readonly send: (value: unknown) => void
  /** Sends a message and waits for what answers it. */
  readonly ask: (value: Record<string, unknown>) => Promise<SocketMessage>
}

/** A daemon over a real project in a directory of its own, on a machine that has nothing else. */
export async function startTestDaemon(
  files: Readonly<Record<string, string>>,
  options: DaemonOptions & Pick<ContextOptions, 'scanThread'> = {},
): Promise<StartedDaemon> {
  const tree = createTemporaryTree({ 'project/metier.yaml': 'skills: {}\n', ...files })
  const journal = createCollectingJournal()
  const home = tree.at('home')
  const environment = { HOME: home, XDG_CONFIG_HOME: `${home}/.config`, PATH: process.env['PATH'] }
  const { scanThread } = options
  const more = scanThread === undefined ? {} : { scanThread }
  const context = createContext({ cwd: tree.at('project'), journal, home, environment, ...more })
  const daemon = await startDaemon(context, { port: 0, ...options })
  const origin = daemon.url.replace(/\/mcp$/, '')
  const clients: SocketClient[] = []
  return {
    daemon,
    tree,
    context,
    journal,
    origin,
    fetch: (path, init) => fetch(`${origin}${path}`, init),
    post: (path, body, headers = {}) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    connect: async (socketOptions) => {
      const client = await openSocket(`${origin.replace('http', 'ws')}/ws`, socketOptions)
      clients.push(client)
      return client
    },
    stop: async () => {
      for (const { socket } of clients) socket.terminate()
      await daemon.close()
      tree.cleanUp()
    },
  }
}

async function openSocket(url: string, { headers = {}, protocols = [] }: SocketOptions = {}): Promise<SocketClient> {
  const socket = new WebSocket(url, protocols, { headers })
  const messages: SocketMessage[] = []
  socket.on('message', (data) => {
    if (Buffer.isBuffer(data)) messages.push(message.parse(JSON.parse(data.toString('utf8'))))
  })
  await new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  let last = 0
  const send = (value: unknown) => socket.send(typeof value === 'string' ? value : JSON.stringify(value))
  return {
    socket,
    messages,
    send,
    ask: async (value) => {
      last += 1
      const id = `test-${last}`
      send({ ...value, id })
      const deadline = Date.now() + 30_000
      for (;;) {
        const found = messages.find((each) => each.id === id)
        if (found !== undefined) return found
        if (Date.now() > deadline) throw new Error(`Nobody answered ${JSON.stringify(value)}.`)
        await new Promise((resolve) => {
          setTimeout(resolve, 2)
        })
      }
    },
  }
}
