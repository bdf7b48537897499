import { MetierError, type CatalogEntry, type CatalogView } from '@metier/core'
import { requireEntry } from './require-entry.ts'

/** An active skill. Throws `unknown-skill`, or `skill-not-active` with the reason (decisions R-37). */
export function requireActive(view: CatalogView, name: string): CatalogEntry {
  const entry = requireEntry(view, name)
  if (entry.state === 'active') return entry
  const reasons = entry.reasons.map(({ message }) => message)
  throw new MetierError({
    code: 'skill-not-active',
    message: `The skill ${JSON.stringify(entry.name)} exists but is ${entry.state}.`,
    next: reasons.length > 0 ? reasons.join(' ') : `\`metier doctor ${entry.name}\` says why.`,
    data: { name: entry.name, state: entry.state, reasons: entry.reasons },
  })
}
