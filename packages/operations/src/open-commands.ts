import { createCommandService, skillSearchOf, type CommandService } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

export type OpenCommandsOptions = Pick<
  OperationContext,
  'fileSystem' | 'writer' | 'host' | 'clock' | 'journal' | 'catalog' | 'guard' | 'choose'
> & { readonly configuration: () => OperationContext['configuration'] }

/** The typed commands of all skills, over the catalogue and the guard of this machine. */
export async function openCommands({ catalog, guard, choose, ...ports }: OpenCommandsOptions): Promise<CommandService> {
  const service = await catalog()
  const { configuration, ...machine } = ports
  return createCommandService({
    ...ports,
    catalog: service,
    guard: await guard(),
    // Opened by the first name that nothing has.
    search: {
      find: (...asked) => skillSearchOf(service, { ...machine, configuration: configuration() }).find(...asked),
    },
    canAsk: choose !== undefined,
  })
}
