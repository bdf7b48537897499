import { commandAliases } from './command-aliases.ts'
import type { CommandSpecification } from './command-specification.ts'
import { localCommands } from './local-commands.ts'
import { operationCommands } from '../generated/operation-commands.ts'
import { renderingOptions } from './rendering-options.ts'

function withRenderingOptions(command: CommandSpecification): CommandSpecification {
  const more = renderingOptions[command.name]
  return more === undefined ? command : { ...command, options: [...command.options, ...more] }
}

/** Every command, those of operations first, each group in byte order of name. */
export const commands: readonly CommandSpecification[] = [
  ...operationCommands.map(withRenderingOptions),
  ...localCommands,
].toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** Finds a command by its name or by another system's spelling of it. */
export function findCommand(word: string): CommandSpecification | undefined {
  const exact = commands.find(({ name }) => name === word)
  if (exact !== undefined) return exact
  const folded = word.toLowerCase()
  const alias = Object.hasOwn(commandAliases, folded) ? commandAliases[folded] : undefined
  return alias === undefined ? undefined : commands.find(({ name }) => name === alias)
}
