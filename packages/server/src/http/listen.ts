import { serve, type ServerType } from '@hono/node-server'
import { MetierError } from '@metier/core'
import { isIP } from 'node:net'

export interface ListenOptions {
  readonly fetch: (request: Request, bindings: object) => Response | Promise<Response>
  readonly host: string
  readonly port: number
}

/**
 * Milliseconds that a connection is kept for a next request. Node's five seconds end while a client that asks every few
 * seconds is just sending, and on a busy machine that client then hears of a reset instead of an answer.
 */
const keepAlive = 65_000

/**
 * Begins to listen.
 * @throws MetierError `port-in-use` when another program has the port, `refused` when the system does not allow it,
 *   `usage` for an address that this machine does not have.
 */
export function listen({ fetch, host, port }: ListenOptions): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname: host, port }, () => {
      server.off('error', fail)
      resolve(server)
    })
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = keepAlive
    const fail = (error: NodeJS.ErrnoException) => reject(listenFailure(error, host, port))
    server.on('error', fail)
  })
}

/** As it stands in a URL. */
export function hostInUrl(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host
}

function listenFailure(error: NodeJS.ErrnoException, host: string, port: number): unknown {
  if (error.code === 'EADDRINUSE') {
    return new MetierError({
      code: 'port-in-use',
      message: `Port ${port} on ${host} is taken by another program.`,
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
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new MetierError({
      code: 'usage',
      message: `${host} is no address of this machine.`,
      next: 'Leave --host out to listen on 127.0.0.1, or give an address that this machine has.',
      cause: error,
    })
  }
  return error
}
