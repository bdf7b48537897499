import { availableParallelism } from 'node:os'
import type { CatalogService } from '../catalog-service.ts'
import { createSkillSearch, type SkillSearch } from './create-skill-search.ts'
import type { Configuration } from '../configuration.ts'
import { openWeigher } from './open-weigher.ts'
import { openWordVectors } from './open-word-vectors.ts'
import { openIndexFile, type OpenIndexFileOptions } from './open-index-file.ts'

const searches = new WeakMap<CatalogService, SkillSearch>()

export interface SkillSearchOfOptions extends OpenIndexFileOptions {
  readonly configuration?: Pick<Configuration, 'search'>
  /** What starts this program again, to share work with. */
  readonly program?: readonly [string, ...string[]]
}

/** The one search over a catalogue, so that every surface shares what was read and weighed. */
export function skillSearchOf(catalog: CatalogService, options: SkillSearchOfOptions): SkillSearch {
  const known = searches.get(catalog)
  if (known !== undefined) return known
  const { fileSystem, configuration, program: [, script] = [] } = options
  const words = configuration?.search.meaning === 'off' ? undefined : openWordVectors()
  const isShared = script !== undefined && availableParallelism() > 1
  const search = createSkillSearch({
    fileSystem,
    indexFile: openIndexFile(options),
    words,
    // A process that ends does so when this is done.
    later: (action) => void setImmediate(action),
    ...(isShared && { openWeigher: () => openWeigher({ script, words: ['__thread'], vectors: words }) }),
  })
  searches.set(catalog, search)
  return search
}
