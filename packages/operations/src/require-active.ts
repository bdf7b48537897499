import { MetierError, type CatalogEntry } from '@metier/core'
import { judgeBlockedAgain, type CatalogService, type ViewOptions } from '@metier/runtime'
import { requireEntry } from './require-entry.ts'

/** An active skill. Throws `unknown-skill`, or `skill-not-active` with the reason (decisions R-37). */
export async function requireActive(
  catalog: CatalogService,
  name: string,
  options: ViewOptions,
): Promise<CatalogEntry> {
  await judgeBlockedAgain(catalog, name, options)
  const entry = requireEntry(catalog.view(options), name)
  if (entry.state === 'active') return entry
  const reasons = entry.reasons.map(({ message }) => message)
  throw new MetierError({
    code: 'skill-not-active',
    message: `The skill ${JSON.stringify(entry.name)} exists but is ${entry.state}.`,
    next: reasons.length > 0 ? reasons.join(' ') : `\`metier doctor ${entry.name}\` says why.`,
    data: { name: entry.name, state: entry.state, reasons: entry.reasons },
  })
}
