import type * as tools from './daemon-tools.ts'

/** Records, tokens and the log of daemons: loaded by `serve` alone, so that `mcp` does not wait for them. */
export function loadDaemonTools(): Promise<typeof tools> {
  return import('./daemon-tools.ts')
}
