import { MetierError } from '@metier/core'
import type { CatalogService, ViewOptions } from '../catalog-service.ts'

/**
 * Judges a skill that is blocked as it is on disk now. Its other files are not watched: who mended one of them, as the
 * scan advises, and asks for the skill by name would be refused for what is gone. Does nothing for any other skill.
 */
export async function judgeBlockedAgain(catalog: CatalogService, name: string, options: ViewOptions): Promise<void> {
  if (catalog.view(options).resolve(name)?.state !== 'blocked') return
  try {
    await catalog.loadSoon(name, { ...options, anyState: true })
  } catch (error) {
    // The caller that refuses it gives the reason.
    if (!(error instanceof MetierError)) throw error
  }
}
