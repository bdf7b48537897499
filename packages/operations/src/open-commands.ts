import { createCommandService, type CommandService } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

export type OpenCommandsOptions = Pick<
  OperationContext,
  'fileSystem' | 'host' | 'clock' | 'journal' | 'catalog' | 'guard' | 'choose'
> & { readonly configuration: () => OperationContext['configuration'] }

/** The typed commands of all skills, over the catalogue and the guard of this machine. */
export async function openCommands({ catalog, guard, choose, ...ports }: OpenCommandsOptions): Promise<CommandService> {
  return createCommandService({
    ...ports,
    catalog: await catalog(),
    guard: await guard(),
    canAsk: choose !== undefined,
  })
}
