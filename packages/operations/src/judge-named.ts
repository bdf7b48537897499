import { MetierError } from '@metier/core'
import type { CatalogService, ViewOptions } from '@metier/runtime'

/**
 * Has the scanner judge one skill now. What nobody has loaded yet counts as active until then, and an answer about this very
 * skill would say that all is well with one that can never be loaded.
 */
export async function judgeNamed(name: string, service: CatalogService, who: ViewOptions): Promise<void> {
  const entry = service.view(who).resolve(name)
  if (entry?.state !== 'active') return
  try {
    await service.loadSoon(entry.name, { ...who, anyState: true })
  } catch (error) {
    // What keeps its text from being loaded is among the explanations.
    if (!(error instanceof MetierError)) throw error
  }
}
