import type { RunningDaemon } from '@metier/server'
import type { LocalRun } from './local-runners.ts'

/** The address alone on a line of standard output, what to do with it on standard error. */
export function printDaemon({ run, environment }: LocalRun, daemon: RunningDaemon, note: string | undefined): void {
  const { stdout, stderr } = environment.streams
  const { url, pid } = daemon
  if (run.global.json) stdout.write(`${JSON.stringify({ schema: 'metier.serve/1', url, pid, running: true })}\n`)
  else stdout.write(`${url}\n`)
  if (!run.global.quiet) stderr.write(note === undefined ? hints(url) : `${note}\n`)
}

function hints(url: string): string {
  return [
    `Serving skills over MCP; a page for people is at ${url.replace(/mcp$/, '')}`,
    'Connect a client with `metier connect AGENT`, or by hand:',
    `  Claude Code   claude mcp add --transport http metier ${url}`,
    `  Codex         codex mcp add metier --url ${url}`,
    `  Cursor        {"mcpServers": {"metier": {"url": "${url}"}}}        in .cursor/mcp.json`,
    `  VS Code       {"servers": {"metier": {"type": "http", "url": "${url}"}}}   in .vscode/mcp.json`,
    'Press Ctrl-C to stop.',
    '',
  ].join('\n')
}
