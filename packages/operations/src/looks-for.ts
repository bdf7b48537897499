import { openLooks, type PreparePackageOptions } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

/** What is kept of folders that skills were installed from; nothing where nothing is to be kept. */
export function looksFor({
  listings,
  reader,
  fileSystem,
  writer,
  host,
  clock,
}: OperationContext): Pick<PreparePackageOptions, 'looksOf'> {
  if (listings === undefined || reader === undefined || reader === '') return {}
  return { looksOf: (root) => openLooks({ fileSystem, writer, host, clock, reader, root }) }
}
