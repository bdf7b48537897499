import type { OperationContext } from '@metier/operations'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import { followChanges } from './follow-changes.ts'
import { onClose } from './on-close.ts'
import { connectionServers, type ServingOptions } from './connection-servers.ts'

/**
 * Serves MCP on standard input and output (OMN-37) until the client closes its end or a signal comes; then everything
 * is closed and the promise resolves. Standard output carries the protocol and nothing else.
 */
export async function serveOverStdio(context: OperationContext, options: ServingOptions = {}): Promise<void> {
  const catalog = await context.catalog()
  const createServer = connectionServers(context, catalog, options)
  const transport = new StdioServerTransport()
  const handle = serveStdio(() => createServer('connection'), {
    transport,
    onerror: (error) => context.journal.write('warn', `MCP on standard input: ${error.message}`),
  })
  // Behind the first exchange of any client that is not asleep.
  const stopFollowing = followChanges(context, catalog, 500)
  await ended(transport)
  stopFollowing()
  await handle.close()
  await catalog.close()
}

function ended(transport: StdioServerTransport): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      process.off('SIGTERM', end)
      process.off('SIGINT', end)
      resolve()
    }
    onClose(transport, end)
    process.once('SIGTERM', end)
    process.once('SIGINT', end)
  })
}
