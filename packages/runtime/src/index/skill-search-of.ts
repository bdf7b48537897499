import type { CatalogService } from '../catalog-service.ts'
import { createSkillSearch, type SkillSearch } from './create-skill-search.ts'
import { openIndexFile, type OpenIndexFileOptions } from './open-index-file.ts'

const searches = new WeakMap<CatalogService, SkillSearch>()

/** The one search over a catalogue, so that every surface shares what was read and weighed. */
export function skillSearchOf(catalog: CatalogService, options: OpenIndexFileOptions): SkillSearch {
  const known = searches.get(catalog)
  if (known !== undefined) return known
  const search = createSkillSearch({ fileSystem: options.fileSystem, indexFile: openIndexFile(options) })
  searches.set(catalog, search)
  return search
}
