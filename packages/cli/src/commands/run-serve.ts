import { version } from '../version.ts'
import type { LocalRunner } from './local-runners.ts'
import { servedView } from './served-view.ts'
import { serverOf } from './server-of.ts'

function hints(url: string): string {
  return [
    'Serving skills over MCP. Connect a client, for example:',
    `  Claude Code   claude mcp add --transport http metier ${url}`,
    `  Codex         codex mcp add metier --url ${url}`,
    `  Cursor        {"mcpServers": {"metier": {"url": "${url}"}}}        in .cursor/mcp.json`,
    `  VS Code       {"servers": {"metier": {"type": "http", "url": "${url}"}}}   in .vscode/mcp.json`,
    'Press Ctrl-C to stop.',
    '',
  ].join('\n')
}

/** `metier serve`: the address alone on a line of standard output, what to do with it on standard error. */
export const runServe: LocalRunner = async ({ run, environment, context }) => {
  const { streams, stopped } = environment
  const { startDaemon } = await serverOf(environment)
  const { port } = run.input
  const daemon = await startDaemon(context, {
    view: servedView(run.input),
    version,
    ...(run.input.expose === true ? { expose: true } : {}),
    ...(typeof port === 'number' ? { port } : {}),
  })
  if (run.global.json) streams.stdout.write(`${JSON.stringify({ schema: 'metier.serve/1', url: daemon.url })}\n`)
  else streams.stdout.write(`${daemon.url}\n`)
  if (!run.global.quiet) streams.stderr.write(hints(daemon.url))
  const reason = await stopped
  await daemon.close()
  return reason === 'interrupted' ? 130 : 0
}
