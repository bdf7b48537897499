import type { OperationContext } from '@metier/operations'
import type { CatalogService } from '@metier/runtime'

/**
 * Watches the disk from a moment later on: setting up a watch costs more than the first answers of a server, and what
 * changes in between is noticed by the look that the catalogue takes when the watch begins. Gives back what stops the
 * wait. Does nothing where the settings turn watching off (WUN-76).
 */
export function followChanges(context: OperationContext, catalog: CatalogService, delay: number): () => void {
  if (!context.configuration.watch) return () => {}
  const timer = setTimeout(() => {
    catalog.watch?.().catch((error: unknown) => {
      context.journal.write('warn', `Changes on disk are not followed: ${String(error)}`)
    })
  }, delay)
  return () => clearTimeout(timer)
}
