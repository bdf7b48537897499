import { findRoots } from '../discover/find-roots.ts'
import type { RootPlace } from '../discover/root-place.ts'
import type { CatalogServiceOptions } from './create-catalog-service.ts'
import { rootsOptionsOf } from './roots-options-of.ts'

export type PlacesOptions = Pick<
  CatalogServiceOptions,
  'roots' | 'fileSystem' | 'host' | 'configuration' | 'bundledSkills'
>

/** Where skills are looked for: what the caller named, or the roots of the project, the user and the product. */
export function placesOf(options: PlacesOptions): readonly RootPlace[] {
  if (options.roots) return options.roots.map((root) => ({ root, containers: [] }))
  return findRoots(rootsOptionsOf(options))
}
