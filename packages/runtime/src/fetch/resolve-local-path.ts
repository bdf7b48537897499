import { join, resolve } from 'node:path'
import type { FetchContext } from './fetch-context.ts'

/** A path as a person types it, absolute: `~` is their home, and a relative one begins at the project. */
export function resolveLocalPath(
  path: string,
  { host, projectRoot }: Pick<FetchContext, 'host' | 'projectRoot'>,
): string {
  return /^~(?=[\\/]|$)/.test(path) ? join(host.home, path.slice(1)) : resolve(projectRoot, path)
}
