import type { CatalogService, Journal } from '@metier/runtime'
import { changedUris } from './changed-uris.ts'
import { followSubscriptions } from './follow-subscriptions.ts'
import type { McpServerHandle } from './mcp-server-handle.ts'
import { onClose } from './on-close.ts'

export interface AnnounceChangesOptions {
  readonly catalog: CatalogService
  readonly journal: Journal
  /** Does what is told reach anybody now? Yes unless told. */
  readonly isHeard?: () => boolean
}

/**
 * Tells the client of a long-lived connection that tools, prompts and resources changed, until the connection ends.
 * The index in `instructions` cannot change during a connection: the tools' text and `find_skills` carry what is new.
 */
export function announceChanges(
  server: McpServerHandle,
  { catalog, journal, isHeard = () => true }: AnnounceChangesOptions,
): void {
  const subscribed = followSubscriptions(server)
  const stop = catalog.onChange((change) => {
    if (!isHeard()) return
    const updates = changedUris(change).filter(subscribed)
    Promise.all([
      server.sendToolListChanged(),
      server.sendPromptListChanged(),
      server.sendResourceListChanged(),
      ...updates.map((uri) => server.sendResourceUpdated({ uri })),
    ]).catch((error: unknown) => {
      journal.write('debug', `The client did not take a change notification: ${String(error)}`)
    })
  })
  onClose(server, stop)
}
