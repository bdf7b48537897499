import type { EffectiveSettings } from './merge-layers.ts'

/** What skills may run, with what, and for how long. Patterns as written. */
export interface ExecutionSettings {
  readonly permissions: {
    readonly allow: readonly string[]
    readonly ask: readonly string[]
    readonly deny: readonly string[]
  }
  readonly grants: {
    readonly network: readonly string[]
    /** By host, as `api.example.com` or `*.example.com:8443`. */
    readonly hosts: ReadonlyMap<string, readonly string[]>
    readonly workspaceRead: readonly string[]
    readonly workspaceWrite: readonly string[]
    /** By path as written: `~` is the home directory. */
    readonly credentials: ReadonlyMap<string, readonly string[]>
  }
  /** Names of variables that are handed on. */
  readonly environment: readonly string[]
  readonly timeoutMs: number
  readonly maximumBytes: number
  /** The number of the first argument. */
  readonly firstArgument: 0 | 1
  /** Did somebody say `scripts`, or is it only the default? */
  readonly scriptsSaid: boolean
}

/** Every value was checked against the key table when its file was read. */
export function executionSettings(effective: EffectiveSettings, get: (name: string) => unknown): ExecutionSettings {
  const list = (name: string) => texts(get(name))
  const credentials = new Map<string, readonly string[]>()
  const hosts = new Map<string, readonly string[]>()
  let scriptsSaid = false
  for (const { setting, layer } of effective.values()) {
    const [first, second, path] = setting.path
    if (first === 'scripts' && layer.origin !== 'default') scriptsSaid = true
    if (first === 'grants' && second === 'credentials' && path !== undefined)
      credentials.set(path, texts(setting.value))
    if (first === 'grants' && second === 'hosts' && path !== undefined) hosts.set(path, texts(setting.value))
  }
  return {
    permissions: {
      allow: list('permissions.allow'),
      ask: list('permissions.ask'),
      deny: list('permissions.deny'),
    },
    grants: {
      network: list('grants.network'),
      hosts,
      workspaceRead: list('grants.workspaceRead'),
      workspaceWrite: list('grants.workspaceWrite'),
      credentials,
    },
    environment: list('commands.environment'),
    timeoutMs: Number(get('commands.timeoutMs')),
    maximumBytes: Number(get('commands.maximumBytes')),
    firstArgument: get('arguments.first') === 1 ? 1 : 0,
    scriptsSaid,
  }
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
