export interface AgentEnvironmentOptions {
  /** Of Metier itself. */
  readonly own: Readonly<Record<string, string | undefined>>
  /** Names that the row of the agent adds: where its login is. */
  readonly names: readonly string[]
  /** Of the task: the settings of the skill. */
  readonly task: Readonly<Record<string, string>>
}

/** What a program of the user needs to find its files, its terminal and its way to the network. */
const usual: ReadonlySet<string> = new Set(
  [
    'PATH HOME USER LOGNAME SHELL LANG LANGUAGE TERM',
    'TZ TMPDIR XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME XDG_RUNTIME_DIR HTTP_PROXY',
    'HTTPS_PROXY NO_PROXY ALL_PROXY http_proxy https_proxy no_proxy all_proxy SSL_CERT_FILE',
    'SSL_CERT_DIR NODE_EXTRA_CA_CERTS Path PATHEXT SystemRoot ComSpec APPDATA LOCALAPPDATA',
    'USERPROFILE TEMP TMP',
  ].flatMap((line) => line.split(' ')),
)

/** The environment of an agent's program, made from nothing: a key that nobody named does not reach it. */
export function agentEnvironment({ own, names, task }: AgentEnvironmentOptions): Record<string, string> {
  const named = new Set(names)
  const result: Record<string, string> = {}
  for (const [name, value] of Object.entries(own)) {
    if (value !== undefined && (usual.has(name) || name.startsWith('LC_') || named.has(name))) result[name] = value
  }
  return { ...result, ...task }
}
