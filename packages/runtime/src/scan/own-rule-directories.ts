import { dirname, join } from 'node:path'
import type { Host } from '@metier/core'
import { configurationPaths } from '../config/configuration-paths.ts'
import type { Configuration } from '../configuration.ts'

export interface OwnRuleDirectoriesOptions {
  readonly host: Host
  readonly configuration: Pick<Configuration, 'projectRoot'>
}

/**
 * Where rules of the user's own are looked for: `rules` beside the administrator's and the user's settings and in
 * `.metier` of the project. Absolute.
 */
export function ownRuleDirectories({ host, configuration }: OwnRuleDirectoriesOptions): readonly string[] {
  const { projectRoot } = configuration
  const { administrator, user } = configurationPaths({ host, projectRoot })
  return [dirname(administrator), dirname(user), join(projectRoot, '.metier')].map((place) => join(place, 'rules'))
}
