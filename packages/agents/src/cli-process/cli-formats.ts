import type { CliFormat } from './cli-format.ts'

/** Any program that reads a prompt and prints an answer. */
const text: CliFormat = { start: [], end: [], output: 'text' }

/** `claude -p`, as its documentation of headless mode describes stream-json. */
const claude: CliFormat = {
  start: ['-p', '--output-format', 'stream-json', '--verbose'],
  model: ['--model', '{}'],
  system: ['--append-system-prompt', '{}'],
  allowedTools: ['--allowedTools', '{}'],
  maximumTurns: ['--max-turns', '{}'],
  resume: ['--resume', '{}'],
  end: [],
  output: [
    { when: { type: 'system', subtype: 'init' }, gives: 'session', at: 'session_id' },
    { when: { type: 'assistant' }, gives: 'text', at: 'message.content[type=text].text' },
    { when: { type: 'assistant' }, gives: 'tool', at: 'message.content[type=tool_use].name' },
    { when: { type: 'result', is_error: true }, gives: 'error', at: 'result' },
    { when: { type: 'result', subtype: 'error_during_execution' }, gives: 'error', at: 'subtype' },
    { when: { type: 'result', subtype: 'error_max_turns' }, gives: 'budget' },
    { when: { type: 'result', subtype: 'success', is_error: false }, gives: 'result', at: 'result' },
    { when: { type: 'result' }, gives: 'input-tokens', at: 'usage.input_tokens' },
    { when: { type: 'result' }, gives: 'output-tokens', at: 'usage.output_tokens' },
  ],
  loggedOut: ['/login', 'Invalid API key', 'authentication_error'],
}

/** `codex exec --json`. */
const codex: CliFormat = {
  start: ['exec', '--json', '--skip-git-repo-check'],
  model: ['--model', '{}'],
  effort: ['--config', 'model_reasoning_effort="{}"'],
  resume: ['resume', '{}'],
  end: ['-'],
  output: [
    { when: { type: 'thread.started' }, gives: 'session', at: 'thread_id' },
    { when: { type: 'item.completed', 'item.type': 'agent_message' }, gives: 'text', at: 'item.text' },
    { when: { type: 'item.completed', 'item.type': 'agent_message' }, gives: 'result', at: 'item.text' },
    { when: { type: 'item.started', 'item.type': 'command_execution' }, gives: 'tool', at: 'item.command' },
    { when: { type: 'turn.completed' }, gives: 'input-tokens', at: 'usage.input_tokens' },
    { when: { type: 'turn.completed' }, gives: 'output-tokens', at: 'usage.output_tokens' },
    { when: { type: 'turn.failed' }, gives: 'error', at: 'error.message' },
  ],
  loggedOut: ['codex login', '401 Unauthorized'],
  ignores: [
    'allowed-tools: what Codex may do is what its own sandbox lets it, read-only unless its arguments say more',
  ],
}

/** `gemini --output-format stream-json`, which reads its prompt from standard input. */
const gemini: CliFormat = {
  start: ['--output-format', 'stream-json'],
  model: ['--model', '{}'],
  resume: ['--resume', '{}'],
  end: [],
  output: [
    { when: { type: 'init' }, gives: 'session', at: 'session_id' },
    { when: { type: 'message', role: 'assistant' }, gives: 'text', at: 'content' },
    { when: { type: 'tool_use' }, gives: 'tool', at: 'tool_name' },
    { when: { type: 'result', status: 'error' }, gives: 'error', at: 'error.message' },
    { when: { type: 'result' }, gives: 'input-tokens', at: 'stats.input_tokens' },
    { when: { type: 'result' }, gives: 'output-tokens', at: 'stats.output_tokens' },
  ],
  loggedOut: ['GEMINI_API_KEY', 'set an Auth method'],
  ignores: ['allowed-tools: Gemini asks for what its own settings do not allow, and nobody is there to be asked'],
}

/** By the name that `agents.entries.<id>.format` gives. */
export const cliFormats: Readonly<Record<string, CliFormat>> = { text, claude, codex, gemini }
