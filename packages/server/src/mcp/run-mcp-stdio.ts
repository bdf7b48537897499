import type { OperationContext } from '@metier/operations'
import type { FirstWordsMemory } from './first-words-memory.ts'
import type { ServingOptions } from './connection-servers.ts'

/**
 * Serves MCP on standard input and output until the client leaves or a signal comes.
 * The server is loaded here, so that whoever imports this package pays for what it starts and for nothing else.
 */
export async function runMcpStdio(
  context: OperationContext,
  options: ServingOptions & { readonly memory?: FirstWordsMemory } = {},
): Promise<void> {
  const { serveOverStdio } = await import('./serve-over-stdio.ts')
  return serveOverStdio(context, options)
}
