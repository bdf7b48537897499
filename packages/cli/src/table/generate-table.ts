import { registry } from '@metier/operations'
import type { CommandSpecification } from './command-specification.ts'
import { deriveCommand } from './derive-command.ts'

const head = `// oxlint-disable max-lines -- data, and generated
import type { CommandSpecification } from '../table/command-specification.ts'

/** Generated from the operations by \`npm run table --workspace metier\`; a test fails when it is not current. */
export const operationCommands: readonly CommandSpecification[] = `

/** Every operation that shows on the command line, as a command. */
export async function deriveCommands(): Promise<readonly CommandSpecification[]> {
  const found: CommandSpecification[] = []
  for (const load of Object.values(registry)) {
    const operation = await load()
    if (operation.surfaces.includes('cli')) found.push(deriveCommand(operation))
  }
  return found
}

/** The text of `operation-commands.ts`. */
export async function generateTable(): Promise<string> {
  return `${head}${JSON.stringify(await deriveCommands(), null, 2)}\n`
}
