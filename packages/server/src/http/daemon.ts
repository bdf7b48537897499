import type { ServingOptions } from '../mcp/connection-servers.ts'
import type { RateLimit } from './rate-limiter.ts'

export interface DaemonOptions extends ServingOptions {
  /** 0 takes any free port. Without it `METIER_PORT` decides, then `defaultPort`. */
  readonly port?: number
  /** Address to listen on, the loopback one unless told. Any other serves nobody without a token. */
  readonly host?: string
  /** Serve nobody without a token, on the loopback address too. */
  readonly requireToken?: boolean
  /** Signs tokens. Made anew when left out: tokens then end with the daemon. */
  readonly tokenKey?: Uint8Array
  /** Of one caller; the default is far above what a client of good will asks. */
  readonly rateLimit?: RateLimit
  /** Absolute directory of the page's files. */
  readonly page?: string
}

export interface Daemon {
  /** What an MCP client connects to: `http://127.0.0.1:PORT/mcp`. */
  readonly url: string
  readonly port: number
  /** Tells this daemon from a later one at the same port; `/health` gives it. */
  readonly instance: string
  /**
   * Takes no more requests, ends open streams, waits up to five seconds for what is being answered, and closes the
   * catalogue. Calling it again waits for the same end.
   */
  close(): Promise<void>
}
