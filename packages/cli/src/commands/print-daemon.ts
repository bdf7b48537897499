import type { RunningDaemon } from '@metier/server'
import type { LocalRun } from './local-runners.ts'

export interface PrintedDaemon {
  readonly daemon: RunningDaemon
  /** Of the page, with its key. */
  readonly page: string
  readonly note?: string
}

/**
 * The address alone on a line of standard output, what to do with it on standard error; of a daemon that logs for
 * machines, that goes into its log.
 */
export function printDaemon({ run, environment, context }: LocalRun, { daemon, page: own, note }: PrintedDaemon): void {
  const { stdout, stderr } = environment.streams
  const { url, pid } = daemon
  // A log is read by others than the user.
  const page = run.input.log === 'json' ? url.replace(/mcp$/, '') : own
  if (run.global.json) stdout.write(`${JSON.stringify({ schema: 'metier.serve/1', url, pid, page, running: true })}\n`)
  else stdout.write(`${url}\n`)
  if (note === undefined && run.input.log === 'json') {
    return context.journal.write('info', `Serving. The page for people: ${page}`, { url, pid })
  }
  if (!run.global.quiet) stderr.write(note === undefined ? hints(url, page) : `${note}\nThe page for people: ${page}\n`)
}

function hints(url: string, page: string): string {
  return [
    'Serving skills over MCP. The page for people:',
    `  ${page}`,
    'Connect a client with `metier connect AGENT`, or by hand:',
    `  Claude Code   claude mcp add --transport http metier ${url}`,
    `  Codex         codex mcp add metier --url ${url}`,
    // On lines of their own they fit a terminal of 80 columns, and are copied whole.
    '  Cursor        in .cursor/mcp.json:',
    `    ${JSON.stringify({ mcpServers: { metier: { url } } })}`,
    '  VS Code       in .vscode/mcp.json:',
    `    ${JSON.stringify({ servers: { metier: { type: 'http', url } } })}`,
    'Press Ctrl-C to stop.',
    '',
  ].join('\n')
}
