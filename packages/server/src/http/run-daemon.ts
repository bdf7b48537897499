import { serve, type ServerType } from '@hono/node-server'
import { MetierError } from '@metier/core'
import type { OperationContext } from '@metier/operations'
import { connectionServers } from '../mcp/connection-servers.ts'
import { followChanges } from '../mcp/follow-changes.ts'
import { serverVersion } from '../server-version.ts'
import { createApp } from './create-app.ts'
import type { Daemon, DaemonOptions } from './daemon.ts'
import { defaultPort } from './default-port.ts'
import { createMcpEndpoint } from './create-mcp-endpoint.ts'

const loopback = '127.0.0.1'

/** What `startDaemon` does once it is loaded. */
export async function runDaemon(context: OperationContext, options: DaemonOptions): Promise<Daemon> {
  const port = choosePort(options.port, context.host.environment['METIER_PORT'])
  const catalog = await context.catalog()
  const endpoint = createMcpEndpoint({
    catalog,
    createServer: connectionServers(context, catalog, options),
    onError: (error) => context.journal.write('info', `MCP over HTTP: ${error.message}`),
  })
  const version = options.version ?? serverVersion
  const app = createApp({ context, version, mcp: (request) => endpoint.fetch(request) })
  const server = await listen(app.fetch, port)
  const taken = portOf(server)
  const stopFollowing = followChanges(context, catalog, 0)
  const close = async () => {
    stopFollowing()
    await endpoint.close()
    await closeServer(server)
    await catalog.close()
  }
  let closing: Promise<void> | undefined
  return { url: `http://${loopback}:${taken}/mcp`, port: taken, close: () => (closing ??= close()) }
}

function choosePort(asked: number | undefined, environment: string | undefined): number {
  const port = asked ?? (environment === undefined || environment === '' ? defaultPort : Number(environment))
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new MetierError({
    code: 'usage',
    message: `${asked === undefined ? `METIER_PORT=${environment}` : `Port ${asked}`} is not a port.`,
    next: 'Give a whole number from 0 to 65535; 0 takes any free port.',
  })
}

function listen(fetch: (request: Request) => Response | Promise<Response>, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname: loopback, port }, () => {
      server.off('error', fail)
      resolve(server)
    })
    const fail = (error: NodeJS.ErrnoException) => reject(listenFailure(error, port))
    server.on('error', fail)
  })
}

function listenFailure(error: NodeJS.ErrnoException, port: number): unknown {
  if (error.code === 'EADDRINUSE') {
    return new MetierError({
      code: 'port-in-use',
      message: `Port ${port} on ${loopback} is taken by another program.`,
      next: 'Choose another with --port N or METIER_PORT, or stop that program; --port 0 takes any free port.',
      cause: error,
    })
  }
  if (error.code === 'EACCES') {
    return new MetierError({
      code: 'refused',
      message: `The system does not let you listen on port ${port}.`,
      next: 'Choose a port above 1023 with --port N or METIER_PORT.',
      cause: error,
    })
  }
  return error
}

function portOf(server: ServerType): number {
  const address = server.address()
  if (typeof address === 'object' && address !== null) return address.port
  throw new Error('The server listens on something that is no port.')
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    // Streams that clients keep open would hold the daemon for ever.
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
}
