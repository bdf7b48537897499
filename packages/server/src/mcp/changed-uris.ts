import type { CatalogChange } from '@metier/runtime'
import { formatSkillUri } from './format-skill-uri.ts'

/** More at once is a new catalogue, and the list says that better. */
const most = 100

/** The resources that are no longer what they were: SKILL.md of each skill that came, went or changed. */
export function changedUris({ added, removed, changed }: CatalogChange): readonly string[] {
  const names = [...changed, ...added, ...removed]
  return names.length > most ? [] : names.map((name) => formatSkillUri({ name, path: 'SKILL.md' }))
}
