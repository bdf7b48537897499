/** Where a client keeps its MCP servers and how it writes one; what `metier connect` knows of it. */
export interface AgentConnection {
  /** The dialect's id where there is one. */
  readonly id: string
  readonly title: string
  readonly format: 'json' | 'toml' | 'yaml'
  /** Files by scope, relative to the project, the home or the configuration directory; the first scope is the default. */
  readonly files: readonly {
    readonly scope: 'project' | 'user'
    readonly base: 'project' | 'home' | 'config'
    readonly path: string
  }[]
  /** Keys down to the member that holds one server for each name. */
  readonly key: readonly [string, ...string[]]
  /** Keys of a server that either form may write. */
  readonly own: readonly string[]
  /** What the client puts in the place of this is the folder that it works in. */
  readonly folder?: string
  readonly stdio: (command: string, args: readonly string[]) => Readonly<Record<string, unknown>>
  /** Absent where the client starts its servers and connects to none. */
  readonly http?: (url: string) => Readonly<Record<string, unknown>>
  /** What to do besides, in one sentence. */
  readonly next?: string
}

type Files = AgentConnection['files']

const plain = (command: string, args: readonly string[]) => ({ command, args })
const project = (path: string): Files[number] => ({ scope: 'project', base: 'project', path })
const user = (path: string): Files[number] => ({ scope: 'user', base: 'home', path })
const config = (path: string): Files[number] => ({ scope: 'user', base: 'config', path })

/** Clients whose configuration `metier connect` writes, after their own pages in November 2026. */
export const agentConnections: readonly AgentConnection[] = [
  {
    id: 'claude-code',
    title: 'Claude Code',
    format: 'json',
    files: [project('.mcp.json'), user('.claude.json')],
    key: ['mcpServers'],
    own: ['type', 'command', 'args', 'url'],
    stdio: plain,
    http: (url) => ({ type: 'http', url }),
    next: 'Claude Code asks once whether to use the servers of a project.',
  },
  {
    id: 'cursor',
    title: 'Cursor',
    format: 'json',
    files: [project('.cursor/mcp.json'), user('.cursor/mcp.json')],
    key: ['mcpServers'],
    own: ['command', 'args', 'url'],
    folder: '${workspaceFolder}',
    stdio: plain,
    http: (url) => ({ url }),
  },
  {
    id: 'vscode',
    title: 'VS Code',
    format: 'json',
    files: [project('.vscode/mcp.json')],
    key: ['servers'],
    own: ['type', 'command', 'args', 'url'],
    folder: '${workspaceFolder}',
    stdio: (command, args) => ({ type: 'stdio', command, args }),
    http: (url) => ({ type: 'http', url }),
  },
  {
    id: 'codex',
    title: 'Codex',
    format: 'toml',
    files: [user('.codex/config.toml'), project('.codex/config.toml')],
    key: ['mcp_servers'],
    own: ['command', 'args', 'url'],
    stdio: plain,
    http: (url) => ({ url }),
  },
  {
    id: 'gemini-cli',
    title: 'Gemini CLI',
    format: 'json',
    files: [project('.gemini/settings.json'), user('.gemini/settings.json')],
    key: ['mcpServers'],
    own: ['command', 'args', 'url', 'httpUrl'],
    stdio: plain,
    http: (url) => ({ httpUrl: url }),
  },
  {
    id: 'opencode',
    title: 'opencode',
    format: 'json',
    files: [project('opencode.json'), user('.config/opencode/opencode.json')],
    key: ['mcp'],
    own: ['type', 'command', 'url', 'enabled'],
    stdio: (command, args) => ({ type: 'local', command: [command, ...args], enabled: true }),
    http: (url) => ({ type: 'remote', url, enabled: true }),
  },
  {
    id: 'windsurf',
    title: 'Windsurf',
    format: 'json',
    files: [user('.codeium/windsurf/mcp_config.json')],
    key: ['mcpServers'],
    own: ['command', 'args', 'serverUrl'],
    stdio: plain,
    http: (url) => ({ serverUrl: url }),
  },
  {
    id: 'zed',
    title: 'Zed',
    format: 'json',
    files: [project('.zed/settings.json'), user('.config/zed/settings.json')],
    key: ['context_servers'],
    own: ['source', 'command', 'args', 'url'],
    stdio: (command, args) => ({ source: 'custom', command, args }),
    http: (url) => ({ url }),
  },
  {
    id: 'copilot-cli',
    title: 'GitHub Copilot CLI',
    format: 'json',
    files: [user('.copilot/mcp-config.json')],
    key: ['mcpServers'],
    own: ['type', 'command', 'args', 'url', 'tools'],
    stdio: (command, args) => ({ type: 'local', command, args, tools: ['*'] }),
    http: (url) => ({ type: 'http', url, tools: ['*'] }),
  },
  {
    id: 'claude-desktop',
    title: 'Claude Desktop',
    format: 'json',
    files: [config('Claude/claude_desktop_config.json')],
    key: ['mcpServers'],
    own: ['command', 'args'],
    stdio: plain,
    next: 'Restart Claude Desktop.',
  },
  {
    id: 'goose',
    title: 'goose',
    format: 'yaml',
    files: [user('.config/goose/config.yaml')],
    key: ['extensions'],
    own: ['name', 'type', 'cmd', 'args', 'uri', 'enabled', 'timeout'],
    stdio: (cmd, args) => ({ name: 'metier', type: 'stdio', cmd, args, enabled: true, timeout: 300 }),
    http: (uri) => ({ name: 'metier', type: 'streamable_http', uri, enabled: true, timeout: 300 }),
  },
]
