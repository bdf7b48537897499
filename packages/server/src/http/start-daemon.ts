import type { OperationContext } from '@metier/operations'
import type { Daemon, DaemonOptions } from './daemon.ts'

/**
 * Serves MCP and the operations on loopback.
 * @throws MetierError `port-in-use`, `usage` for a port that is none, or whatever opening the catalogue throws.
 */
export async function startDaemon(context: OperationContext, options: DaemonOptions = {}): Promise<Daemon> {
  const { runDaemon } = await import('./run-daemon.ts')
  return runDaemon(context, options)
}
