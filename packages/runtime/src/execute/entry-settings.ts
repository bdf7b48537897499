import { nameKey, type CatalogEntry, type SkillEntryConfig } from '@metier/core'
import type { Configuration } from '../configuration.ts'

/** `skills.entries.<name>` of a skill, found as the catalogue finds it: by name, directory or `skillKey`. */
export function entrySettings(configuration: Configuration, { candidate }: CatalogEntry): SkillEntryConfig | undefined {
  const byKey = new Map(Object.entries(configuration.catalog.entries).map(([name, entry]) => [nameKey(name), entry]))
  const skillKey = candidate.skill?.skillKey
  return (
    byKey.get(candidate.key) ??
    byKey.get(candidate.directoryKey) ??
    (skillKey === undefined ? undefined : byKey.get(nameKey(skillKey)))
  )
}
