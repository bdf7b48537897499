import type { OperationContext } from '@metier/operations'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import { followChanges } from './follow-changes.ts'
import type { FirstWordsMemory } from './first-words-memory.ts'
import { holdMessages } from './hold-messages.ts'
import { inputFault } from './input-fault.ts'
import { onClose } from './on-close.ts'
import { OpeningCatalog } from './opening-catalog.ts'
import { readFirstWords } from './read-first-words.ts'
import { connectionServers, type ServingOptions } from './connection-servers.ts'

/**
 * Serves MCP on standard input and output (OMN-37) until the client closes its end or a signal comes; then everything
 * is closed and the promise resolves. Standard output carries the protocol and nothing else. With a `memory`, what a
 * client asks for first is answered before a thousand skills are read, where they are as they were at the last start.
 */
export async function serveOverStdio(
  context: OperationContext,
  { memory, ...options }: ServingOptions & { readonly memory?: FirstWordsMemory } = {},
): Promise<void> {
  const catalog = new OpeningCatalog(() => context.catalog())
  const kept = memory?.recall()
  const words = readFirstWords(kept)
  if (words === undefined) await catalog.open()
  const createServer = connectionServers(context, catalog, {
    ...options,
    ...(words && { firstWords: () => (catalog.isOpen ? undefined : words) }),
    ...(memory && !words && { onFirstWords: (made) => memory.keep(JSON.stringify(made)) }),
  })
  const transport = new StdioServerTransport()
  const handle = serveStdio(() => createServer('connection'), {
    transport,
    onerror: (error) => context.journal.write('warn', `MCP on standard input: ${inputFault(error)}`),
  })
  const open = async () => {
    await catalog.open()
    // What changed between that look and this one was not seen by anybody.
    if (memory?.recall() !== kept) catalog.tellAll()
  }
  const failed = new Promise<never>((_resolve, reject) => {
    if (words !== undefined) holdMessages(transport, () => open().catch((error: unknown) => reject(error)))
  })
  // Behind the first exchange of any client that is not asleep.
  const stopFollowing = followChanges(context, catalog, 500)
  try {
    await Promise.race([ended(transport), failed])
  } finally {
    stopFollowing()
    await handle.close()
    await catalog.close()
  }
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
