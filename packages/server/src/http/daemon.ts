import type { ServingOptions } from '../mcp/connection-servers.ts'

export interface DaemonOptions extends ServingOptions {
  /** 0 takes any free port. Without it `METIER_PORT` decides, then `defaultPort`. */
  readonly port?: number
}

export interface Daemon {
  /** What an MCP client connects to: `http://127.0.0.1:PORT/mcp`. */
  readonly url: string
  readonly port: number
  /** Stops listening, ends open streams and closes the catalogue. Calling it again waits for the same end. */
  close(): Promise<void>
}
