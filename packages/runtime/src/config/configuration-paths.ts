import { join } from 'node:path'
import type { Host } from '@metier/core'
import { projectFileName } from './find-project-root.ts'
import { platformDirectories } from './platform-directories.ts'

export interface ConfigurationPaths {
  readonly administrator: string
  readonly user: string
  readonly project: string
}

export interface ConfigurationPathsOptions {
  readonly host: Host
  /** Absolute. */
  readonly projectRoot: string
  /** Defaults to the platform's. */
  readonly administratorFile?: string | undefined
}

/** Where the files of settings lie, whether they exist or not. Absolute. */
export function configurationPaths(options: ConfigurationPathsOptions): ConfigurationPaths {
  const directories = platformDirectories(options.host)
  return {
    administrator: options.administratorFile ?? directories.administratorFile,
    user: join(directories.configuration, 'config.yaml'),
    project: join(options.projectRoot, projectFileName),
  }
}
