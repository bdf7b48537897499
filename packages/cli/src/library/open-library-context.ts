import type { OperationContext } from '@metier/operations'
import { environmentOfAnother } from '@metier/runtime'
import { resolve } from 'node:path'
import type { LibraryOptions } from './library-options.ts'

/** The ports for one call. Who calls has decided: nobody is asked whether to, only which. */
export async function openLibraryContext(options: LibraryOptions): Promise<OperationContext> {
  const { createContext } = await import('./library-operations.ts')
  const { home, preset, overrides, choose } = options
  const environment = options.environment ?? (home === undefined ? undefined : environmentOfAnother())
  return createContext({
    cwd: resolve(options.cwd ?? '.'),
    surface: 'library',
    journal: { write: () => undefined },
    confirm: async () => true,
    ...(environment && { environment }),
    ...(home !== undefined && { home }),
    ...(preset !== undefined && { preset }),
    ...(overrides && { overrides }),
    ...(choose && { choose }),
  })
}
