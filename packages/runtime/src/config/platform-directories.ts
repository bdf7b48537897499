import { posix, win32 } from 'node:path'
import type { Host } from '@metier/core'

/** Where this platform keeps the things of a program. Absolute. */
export interface PlatformDirectories {
  /** Parent of every program's configuration of this user. */
  readonly configurationRoot: string
  /** Our own directory in it. */
  readonly configuration: string
  readonly cache: string
  /** What must outlive a restart and is nobody's to edit: logs, jobs. */
  readonly state: string
  /** What was fetched and can be fetched again only with the network: the store of installed skills. */
  readonly data: string
  /** The administrator's file, for all users. */
  readonly administratorFile: string
}

/**
 * The XDG base directory specification where its variables are set or on Linux, the platform's own
 * places on macOS and Windows. A relative variable is ignored, as that specification asks.
 */
export function platformDirectories(host: Host): PlatformDirectories {
  const paths = host.platform === 'win32' ? win32 : posix
  const from = (variable: string, fallback: string) => {
    const value = host.environment[variable]
    return value !== undefined && paths.isAbsolute(value) ? value : fallback
  }
  const inHome = (...parts: string[]) => paths.join(host.home, ...parts)
  if (host.platform === 'win32') {
    const configurationRoot = from('XDG_CONFIG_HOME', from('APPDATA', inHome('AppData', 'Roaming')))
    return {
      configurationRoot,
      configuration: paths.join(configurationRoot, 'metier'),
      cache: paths.join(from('XDG_CACHE_HOME', from('LOCALAPPDATA', inHome('AppData', 'Local'))), 'metier', 'cache'),
      state: paths.join(from('XDG_STATE_HOME', from('LOCALAPPDATA', inHome('AppData', 'Local'))), 'metier', 'state'),
      data: paths.join(from('XDG_DATA_HOME', from('LOCALAPPDATA', inHome('AppData', 'Local'))), 'metier', 'data'),
      administratorFile: paths.join(from('ProgramData', 'C:\\ProgramData'), 'metier', 'config.yaml'),
    }
  }
  const isMac = host.platform === 'darwin'
  const configurationRoot = from(
    'XDG_CONFIG_HOME',
    isMac ? inHome('Library', 'Application Support') : inHome('.config'),
  )
  return {
    configurationRoot,
    configuration: paths.join(configurationRoot, 'metier'),
    cache: paths.join(from('XDG_CACHE_HOME', isMac ? inHome('Library', 'Caches') : inHome('.cache')), 'metier'),
    state: paths.join(
      from('XDG_STATE_HOME', isMac ? inHome('Library', 'Application Support') : inHome('.local', 'state')),
      'metier',
    ),
    data: paths.join(
      from('XDG_DATA_HOME', isMac ? inHome('Library', 'Application Support') : inHome('.local', 'share')),
      'metier',
    ),
    administratorFile: isMac ? '/Library/Application Support/metier/config.yaml' : '/etc/metier/config.yaml',
  }
}
