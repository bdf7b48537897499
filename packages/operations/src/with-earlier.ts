import { plural } from '@metier/core'
import type { OperationContext } from './operation-context.ts'

/** Who stops one installation out of several is told of those that are done, too. */
export function withEarlier<Context extends Pick<OperationContext, 'ifStopped'>>(
  context: Context,
  earlier: readonly { readonly source: string; readonly installed: readonly unknown[] }[],
): Context {
  const { ifStopped } = context
  if (ifStopped === undefined || earlier.length === 0) return context
  const done = earlier.map(({ source, installed }) => `${plural(installed.length, 'skill')} from ${source}`).join(', ')
  return {
    ...context,
    ifStopped: ({ message, next }) => ifStopped({ message: `${message} Installed before that: ${done}.`, next }),
  }
}
