import type { FetchContext } from './fetch-context.ts'
import type { RunGitOptions } from './run-git.ts'

export interface GitPlace extends Pick<FetchContext, 'host' | 'signal'> {
  readonly cwd: string
}

/** How git is run for one address: a repository on this disk is read only when the address names the disk. */
export function gitOptions(url: string, { cwd, host, signal }: GitPlace): RunGitOptions {
  const allowFile = url.startsWith('file:') || url.startsWith('/')
  return { cwd, environment: host.environment, allowFile, ...(signal && { signal }) }
}
