import { MetierError } from '@metier/core'
import type { Fetcher } from './fetch-context.ts'
import { portablePath } from './portable-path.ts'
import { resolveLocalPath } from './resolve-local-path.ts'

/** A folder on this disk. It is read where it lies. */
export const fetchDirectory: Fetcher<'directory'> = async ({ path }, context) => {
  const directory = resolveLocalPath(path, context)
  if (context.fileSystem.stat(directory)?.kind !== 'directory') {
    throw new MetierError({ code: 'not-found', message: `There is no folder ${directory}.`, next: 'Check the path.' })
  }
  return { directory, lock: { source: portablePath(directory, context.projectRoot), sourceType: 'local' } }
}
