import type { CatalogEntry } from '@metier/core'
import { findTemplates, templatePlaces, type FoundTemplate, type TemplatePlace } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

export interface SkillTemplates {
  readonly places: readonly TemplatePlace[]
  readonly templates: readonly FoundTemplate[]
}

/** The templates of a skill with where they come from. */
export function templatesOf(entry: CatalogEntry, context: OperationContext): SkillTemplates {
  const { fileSystem, host, configuration } = context
  const places = templatePlaces({ entry, host, projectRoot: configuration.projectRoot })
  return { places, templates: findTemplates(places, fileSystem) }
}
