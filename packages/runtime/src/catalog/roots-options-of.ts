import type { FindRootsOptions } from '../discover/find-roots.ts'
import type { PlacesOptions } from './places-of.ts'

/** What the roots of the project, the user and the product hang on. */
export function rootsOptionsOf(options: Omit<PlacesOptions, 'roots'>): FindRootsOptions {
  const { fileSystem, host, configuration, bundledSkills } = options
  const { preset, projectRoot, extraDirs, dialects } = configuration
  return {
    fileSystem,
    host,
    preset,
    dialects,
    projectRoot,
    extraDirs,
    ...(bundledSkills !== undefined && { bundledSkills }),
  }
}
