import { join } from 'node:path'
import type { Dialect, DialectRoot, FileSystem, FileWriter, Host } from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'
import type { Configuration } from '../configuration.ts'
import { placeInLock } from './place-in-lock.ts'
import { rememberingLock, type RememberingLock } from './remembering-lock.ts'

export interface InstallSiteOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
  readonly configuration: Configuration
  readonly scope: 'project' | 'user'
  /** Absolute directory that holds the files of skills. */
  readonly home: string
  /** The user named the directory in so many words; it may be a link. */
  readonly isNamed?: boolean
  /**
   * Absolute; where skills would be installed had nobody named a directory, or a part of a team, as this `home`. Given only
   * where somebody did: `null` where that is not decided yet.
   */
  readonly insteadOf?: string | null
}

/** A place that skills are installed in: a project, or the user's own directories. */
export interface InstallSite {
  readonly scope: 'project' | 'user'
  readonly home: string
  /** Absolute; what relative paths in the lock begin from. */
  readonly base: string
  readonly lock: RememberingLock
  /** How the lock names `home` where the user chose it; absent where they did not, and where it is not below `base`. */
  readonly named?: string
  /** How the lock names the directory that is taken when nobody names one. */
  readonly usual?: string
  /** Absolute; where things go that a person changed and that give way. */
  readonly backups: string
  /** Absolute; where links of the project may lead besides the project itself. */
  readonly linkTargets: readonly string[]
  /** The table of agents. */
  readonly dialects: readonly Dialect[]
  /** An agent's directory of skills, absolute. */
  readonly locate: (root: DialectRoot) => string
}

/** The user's lock lies with the user's data: no project knows of it. */
export function installSite(options: InstallSiteOptions): InstallSite {
  const { fileSystem, writer, host, configuration, scope, home, isNamed = false, insteadOf } = options
  const { data } = platformDirectories(host)
  const base = scope === 'project' ? configuration.projectRoot : data
  const named = insteadOf === undefined || scope === 'user' ? undefined : placeInLock(base, home)
  const usual = placeInLock(base, insteadOf === undefined ? home : insteadOf)
  return {
    scope,
    home,
    base,
    ...(named !== undefined && { named }),
    ...(usual !== undefined && { usual }),
    lock: rememberingLock({ fileSystem, writer, host, directory: base }),
    backups: join(data, 'replaced'),
    linkTargets: [...configuration.allowSymlinkRoots, ...(isNamed ? [home] : [])],
    dialects: configuration.dialects,
    locate: (root) => locateRoot(root, { host, projectRoot: configuration.projectRoot }),
  }
}

function locateRoot(
  root: DialectRoot,
  { host, projectRoot }: { readonly host: Host; readonly projectRoot: string },
): string {
  const moved = root.variable && host.environment[root.variable.name]
  if (root.variable !== undefined && moved !== undefined && moved !== '') return join(moved, root.variable.path)
  const bases = {
    project: projectRoot,
    user: host.home,
    config: platformDirectories(host).configurationRoot,
    system: host.platform === 'win32' ? 'C:\\' : '/',
  }
  return join(bases[root.base], ...root.path.split('/'))
}
