import type { CatalogEntry, CatalogView, FileSystem, FileWriter, Host, SearchAnswer } from '@metier/core'
import type { CatalogService } from '../catalog-service.ts'
import type { Configuration } from '../configuration.ts'
import { usesOf } from '../usage/uses-of.ts'
import { skillSearchOf } from './skill-search-of.ts'

/** What to look for among the skills of a conversation. */
export interface FindSkillsOptions {
  /** At most so many hits; 10 unless told. */
  readonly limit?: number
  /** Which skills may be answered; the active ones unless told. Who asks often with one function is answered faster. */
  readonly accepts?: (entry: CatalogEntry) => boolean
}

export interface FindInViewOptions extends FindSkillsOptions {
  readonly catalog: CatalogService
  readonly view: CatalogView
  readonly query: string
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
  readonly configuration: Configuration
}

/** The best skills of a view for a query, by words and meaning, and where the user counts uses by these too. No service is asked. */
export function findInView(options: FindInViewOptions): SearchAnswer<CatalogEntry> {
  const { catalog, view, query, limit, accepts = isActive, configuration } = options
  const uses = configuration.search.usage === 'on' ? usesOf(options) : undefined
  return skillSearchOf(catalog, options).find(view, query, {
    accepts,
    ...(limit !== undefined && { limit }),
    ...(uses && { usesOf: ({ candidate }: CatalogEntry) => uses(candidate.location) }),
  })
}

function isActive({ state }: CatalogEntry): boolean {
  return state === 'active'
}
