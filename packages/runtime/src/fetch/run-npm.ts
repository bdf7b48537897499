import type { Host } from '@metier/core'
import { isOffline } from './is-offline.ts'
import { npmFailed } from './npm-failed.ts'
import { runProgram, type ProgramEnd, type RunProgramOptions } from './run-program.ts'

export interface RunNpmOptions extends Pick<RunProgramOptions, 'cwd' | 'signal'> {
  readonly host: Host
  /** Takes an end that is no success for an answer. */
  readonly isAnswer?: (end: ProgramEnd) => boolean
}

/** Of a registry that does not answer npm waits for over a minute, in silence, before it says so. */
const patience = { npm_config_fetch_retry_mintimeout: '1000', npm_config_fetch_retry_maxtimeout: '5000' }

/**
 * Runs the user's own npm, which knows their registries, tokens and proxies. Without the network it gives what it has in
 * its own cache. Throws what `npmFailed` makes of what it said.
 */
export async function runNpm(
  words: readonly string[],
  { cwd, host, signal, isAnswer = () => false }: RunNpmOptions,
): Promise<ProgramEnd> {
  const program = host.platform === 'win32' ? 'npm.cmd' : 'npm'
  const offline = isOffline(host)
  const environment = { ...patience, ...host.environment, ...(offline && { npm_config_offline: 'true' }) }
  const end = await runProgram(program, words, { cwd, environment, ...(signal && { signal }) })
  if (end.status === 0 || isAnswer(end)) return end
  throw npmFailed(words.slice(0, 2).join(' '), end.stderr)
}
