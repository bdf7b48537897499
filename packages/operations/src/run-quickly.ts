import { listSkills } from './list-skills.ts'
import type { OperationContext } from './operation-context.ts'
import type { OperationResult } from './run-operation.ts'

type Flags = Readonly<Record<string, boolean>>
type Quick = (flags: Flags, context: OperationContext) => Promise<unknown>

/** Operations that people and programs call all the time, without what checks their input. */
const quick: ReadonlyMap<string, Quick> = new Map([['list', listSkills]])

/**
 * Runs an operation on input of which there is nothing to check: flags, which the command line has already compared
 * with the table made from the operation's own schema. `undefined` for every other input, and for operations that
 * are not called often enough; `runOperation` takes those.
 */
export async function runQuickly(
  name: string,
  input: Readonly<Record<string, unknown>>,
  context: OperationContext,
): Promise<OperationResult | undefined> {
  const run = quick.get(name)
  if (run === undefined || !isFlags(input)) return undefined
  return { output: await run(input, context), no: false, momentary: false }
}

function isFlags(input: Readonly<Record<string, unknown>>): input is Flags {
  return Object.values(input).every((value) => typeof value === 'boolean')
}
