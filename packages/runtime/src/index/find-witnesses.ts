import { dirname, join } from 'node:path'
import { MetierError, type FileSystem, type Host } from '@metier/core'
import { placesOf } from '../catalog/places-of.ts'
import { configurationPaths } from '../config/configuration-paths.ts'
import { platformDirectories } from '../config/platform-directories.ts'
import type { Configuration } from '../configuration.ts'
import { ownerDirectories } from '../discover/find-roots.ts'

export interface FindWitnessesOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
  readonly configuration: Configuration
  /** Absolute. */
  readonly cwd: string
  readonly bundledSkills?: string
}

/** Time of the last change of what is at a path, in milliseconds; -1 when there is nothing that may be looked at. */
export function modifiedAt(fileSystem: FileSystem, path: string): number {
  try {
    return fileSystem.stat(path)?.modified ?? -1
  } catch (error) {
    if (error instanceof MetierError) return -1
    throw error
  }
}

/**
 * The paths that decide which skills there are, but for the skills themselves: roots, settings, what the user has said
 * of trust, and the directories in which a nearer project could come into being.
 */
export function findWitnesses(options: FindWitnessesOptions): readonly (readonly [path: string, modified: number])[] {
  const { fileSystem, host, configuration, cwd } = options
  const { cache, configuration: own } = platformDirectories(host)
  const { projectRoot } = configuration
  const above = [cwd]
  while (above.at(-1) !== projectRoot && dirname(above.at(-1) ?? '') !== above.at(-1))
    above.push(dirname(above.at(-1) ?? ''))
  const paths = [
    ...placesOf(options).map(({ root }) => root.path),
    ...ownerDirectories(configuration),
    ...Object.values(configurationPaths({ host, projectRoot })),
    ...['trust.json', 'accepted.json'].map((name) => join(own, name)),
    join(cache, 'facts.json'),
    ...above,
    join(cwd, 'skills'),
  ]
  return [...new Set(paths)].map((path) => [path, modifiedAt(fileSystem, path)] as const)
}
