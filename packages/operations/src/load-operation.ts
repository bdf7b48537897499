import { MetierError } from '@metier/core'
import type { AnyOperation } from './any-operation.ts'
import { registry } from './registry.ts'

/** Loads one operation by its name. Throws `not-found` for a name that is none. */
export async function loadOperation(name: string): Promise<AnyOperation> {
  const operations: ReadonlyMap<string, () => Promise<AnyOperation>> = new Map(Object.entries(registry))
  const load = operations.get(name)
  if (load === undefined) {
    throw new MetierError({
      code: 'not-found',
      message: `There is no operation named ${JSON.stringify(name)}.`,
      next: `Choose one of: ${Object.keys(registry).join(', ')}.`,
    })
  }
  return load()
}
