import type { FileSystem } from '@metier/core'
import type { CatalogService } from '../catalog-service.ts'
import { createSkillSearch, type SkillSearch } from './create-skill-search.ts'

const searches = new WeakMap<CatalogService, SkillSearch>()

/** The one search over a catalogue, so that every surface shares what was read and weighed. */
export function skillSearchOf(catalog: CatalogService, fileSystem: FileSystem): SkillSearch {
  const known = searches.get(catalog)
  if (known !== undefined) return known
  const search = createSkillSearch({ fileSystem })
  searches.set(catalog, search)
  return search
}
