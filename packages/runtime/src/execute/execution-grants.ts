import { join, relative, isAbsolute } from 'node:path'
import { patternsCover, type CoveredThing, type FileSystem, type Host, type SandboxGrants } from '@metier/core'
import type { Configuration } from '../configuration.ts'
import type { RememberedGrants } from './remembered-approval.ts'

export interface ExecutionGrantsOptions {
  readonly thing: CoveredThing
  readonly configuration: Configuration
  readonly host: Host
  readonly fileSystem: FileSystem
  /** What the user granted when asked, now or before. */
  readonly approved?: RememberedGrants
}

/** What something may do beyond reading the system and its own skill: nothing that the user did not name. */
export function executionGrants(options: ExecutionGrantsOptions): SandboxGrants {
  const { thing, configuration, host, approved } = options
  const { grants } = configuration.execution
  const covers = (patterns: readonly string[]) => patternsCover(patterns, thing)
  const isWritten = approved?.workspace === 'write' || covers(grants.workspaceWrite)
  const isRead = isWritten || approved?.workspace === 'read' || covers(grants.workspaceRead)
  const named = [...grants.credentials].flatMap(([path, patterns]) => (covers(patterns) ? [path] : []))
  const credentials = [...new Set([...named, ...(approved?.credentials ?? [])])]
  const directory = configuration.projectRoot
  const network = approved?.network === true || covers(grants.network)
  const hosts = [...grants.hosts].flatMap(([host, patterns]) => (covers(patterns) ? [host] : []))
  return {
    network,
    ...(!network && hosts.length > 0 && { hosts }),
    ...(isRead &&
      !holds(directory, host.home) && {
        workspace: { directory, access: isWritten ? ('write' as const) : ('read' as const) },
      }),
    credentials: credentials.flatMap((path) => credentialPath(path, options)),
    readable: [],
    writable: [],
  }
}

/** A project that is the home directory, or holds it, is more than a project: granting it would grant everything. */
function holds(outer: string, inner: string): boolean {
  const way = relative(outer, inner)
  return way === '' || (!way.startsWith('..') && !isAbsolute(way))
}

/** What is not there is left out, and so is what would open the whole home directory. */
function credentialPath(path: string, { host, fileSystem }: ExecutionGrantsOptions): readonly string[] {
  const absolute = path.startsWith('~/') ? join(host.home, path.slice(2)) : path
  if (!isAbsolute(absolute) || holds(absolute, host.home)) return []
  return fileSystem.stat(absolute) === undefined ? [] : [absolute]
}

/** In words, for the one who is asked. */
export function describeGrants({ network, hosts = [], workspace, credentials }: SandboxGrants): readonly string[] {
  return [
    ...(network ? ['the network'] : hosts.map((host) => `the host ${host}`)),
    ...(workspace === undefined ? [] : [`${workspace.access} the project ${workspace.directory}`]),
    ...credentials.map((path) => `read ${path}`),
  ]
}
