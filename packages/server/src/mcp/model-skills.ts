import type { CatalogEntry, CatalogView } from '@metier/core'

/** What a model may see and load by itself: active, and not reserved for the user's own call. */
export function modelSkills(view: CatalogView): readonly CatalogEntry[] {
  return view.active.filter((entry) => entry.candidate.skill?.disableModelInvocation !== true)
}
