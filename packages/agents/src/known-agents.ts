import type { AgentSettings } from '@metier/core'

/** An agent that needs no settings. */
export interface KnownAgent extends AgentSettings {
  readonly id: string
  readonly title: string
  /** How to get it. */
  readonly install: string
  /** Looked for on PATH, in this order, when nobody says which agent to use. */
  readonly choice?: true
}

const anthropic = ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'ANTHROPIC_BASE_URL', 'CLAUDE_CONFIG_DIR']
const openai = ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'CODEX_API_KEY', 'CODEX_HOME']
const google = [
  'GEMINI_API_KEY',
  'GOOGLE_API_KEY',
  'GOOGLE_CLOUD_PROJECT',
  'GOOGLE_CLOUD_LOCATION',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'GOOGLE_GENAI_USE_VERTEXAI',
]

/**
 * The commands of ACP agents are those that the registry of that protocol gives
 * (github.com/agentclientprotocol/registry); the others are from their own documentation.
 */
export const knownAgents: readonly KnownAgent[] = [
  {
    id: 'claude-code',
    title: 'Claude Code',
    kind: 'cli-process',
    command: 'claude',
    format: 'claude',
    environment: [...anthropic, 'CLAUDE_CODE_OAUTH_TOKEN', 'CLAUDE_CODE_USE_BEDROCK', 'CLAUDE_CODE_USE_VERTEX'],
    install: 'Install it with `npm install -g @anthropic-ai/claude-code`, then start `claude` once and log in.',
    choice: true,
  },
  {
    id: 'codex',
    title: 'Codex',
    kind: 'cli-process',
    command: 'codex',
    format: 'codex',
    environment: openai,
    install: 'Install it with `npm install -g @openai/codex`, then run `codex login`.',
    choice: true,
  },
  {
    id: 'gemini',
    title: 'Gemini CLI',
    kind: 'acp',
    command: 'gemini',
    arguments: ['--acp'],
    environment: google,
    install: 'Install it with `npm install -g @google/gemini-cli`, then start `gemini` once and log in.',
    choice: true,
  },
  {
    id: 'opencode',
    title: 'opencode',
    kind: 'acp',
    command: 'opencode',
    arguments: ['acp'],
    environment: [...anthropic, ...openai, ...google, 'OPENCODE_CONFIG', 'OPENCODE_API_KEY'],
    install: 'Install it with `npm install -g opencode-ai`, then run `opencode auth login`.',
    choice: true,
  },
  {
    id: 'claude-code-acp',
    title: 'Claude Code over ACP',
    kind: 'acp',
    command: 'claude-code-acp',
    environment: anthropic,
    install: 'Install it with `npm install -g @zed-industries/claude-code-acp`.',
  },
  {
    id: 'codex-acp',
    title: 'Codex over ACP',
    kind: 'acp',
    command: 'codex-acp',
    environment: openai,
    install: 'Install it with `npm install -g @zed-industries/codex-acp`.',
  },
  {
    id: 'qwen-code',
    title: 'Qwen Code',
    kind: 'acp',
    command: 'qwen',
    arguments: ['--acp'],
    environment: openai,
    install: 'Install it with `npm install -g @qwen-code/qwen-code`.',
  },
  {
    id: 'goose',
    title: 'goose',
    kind: 'acp',
    command: 'goose',
    arguments: ['acp'],
    environment: [...anthropic, ...openai, ...google, 'GOOSE_PROVIDER', 'GOOSE_MODEL'],
    install: 'Install goose, then run `goose configure`.',
  },
  {
    id: 'kimi',
    title: 'Kimi CLI',
    kind: 'acp',
    command: 'kimi',
    arguments: ['acp'],
    install: 'Install Kimi CLI, then start `kimi` once and log in.',
  },
  {
    id: 'auggie',
    title: 'Auggie',
    kind: 'acp',
    command: 'auggie',
    arguments: ['--acp'],
    install: 'Install it with `npm install -g @augmentcode/auggie`, then run `auggie login`.',
  },
  {
    id: 'mistral-vibe',
    title: 'Mistral Vibe',
    kind: 'acp',
    command: 'vibe-acp',
    environment: ['MISTRAL_API_KEY'],
    install: 'Install Mistral Vibe, then start `vibe` once and log in.',
  },
  {
    id: 'openai',
    title: 'OpenAI',
    kind: 'ai-sdk',
    provider: 'openai-compatible',
    baseUrl: 'https://api.openai.com/v1',
    apiKeyEnvironment: 'OPENAI_API_KEY',
    install: 'Set OPENAI_API_KEY, and name a model with `agents.entries.openai.model`.',
  },
  {
    id: 'anthropic',
    title: 'Anthropic',
    kind: 'ai-sdk',
    provider: 'anthropic',
    baseUrl: 'https://api.anthropic.com/v1',
    apiKeyEnvironment: 'ANTHROPIC_API_KEY',
    install: 'Set ANTHROPIC_API_KEY, and name a model with `agents.entries.anthropic.model`.',
  },
  {
    id: 'ollama',
    title: 'Ollama',
    kind: 'ai-sdk',
    provider: 'openai-compatible',
    baseUrl: 'http://127.0.0.1:11434/v1',
    install: 'Start `ollama serve`, and name a model with `agents.entries.ollama.model`.',
  },
  {
    id: 'mcp-client',
    title: 'The connected MCP client',
    kind: 'mcp-sampling',
    install: 'Use a client that offers sampling.',
  },
]
