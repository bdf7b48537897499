import type { CatalogEntry, ErrorCodeName } from '@metier/core'

/** What kept a skill that was asked for by name from whoever asked; `undefined` is the entry of a name that is none. */
export function refusalCode(entry: CatalogEntry | undefined): ErrorCodeName {
  if (entry === undefined) return 'unknown-skill'
  return entry.state === 'active' ? 'refused' : 'skill-not-active'
}
