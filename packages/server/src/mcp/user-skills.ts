import type { CatalogEntry, CatalogView } from '@metier/core'

/** What a person may start by name: active, and not kept from people. */
export function userSkills(view: CatalogView): readonly CatalogEntry[] {
  return view.active.filter((entry) => entry.candidate.skill?.userInvocable !== false)
}
