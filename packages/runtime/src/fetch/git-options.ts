import type { FetchContext } from './fetch-context.ts'
import { requireOnline } from './require-online.ts'
import type { RunGitOptions } from './run-git.ts'

export interface GitPlace extends Pick<FetchContext, 'host' | 'signal'> {
  readonly cwd: string
}

/**
 * How git is run for one address: a repository on this disk is read only when the address names the disk. Throws
 * `fetch-failed` for any other where the network is switched off.
 */
export function gitOptions(url: string, { cwd, host, signal }: GitPlace): RunGitOptions {
  const allowFile = url.startsWith('file:') || url.startsWith('/')
  // Without an address it is asked of what lies here.
  if (!allowFile && url !== '') requireOnline(url, host)
  return { cwd, environment: host.environment, allowFile, ...(signal && { signal }) }
}
