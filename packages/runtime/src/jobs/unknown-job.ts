import { MetierError } from '@metier/core'

/** Nothing, or more than one, is called so. */
export function unknownJob(id: string, alike: readonly string[]): MetierError {
  const several = alike.length > 1
  return new MetierError({
    code: 'unknown-job',
    message: several ? `Several jobs begin with ${JSON.stringify(id)}.` : `There is no job ${JSON.stringify(id)}.`,
    next: several
      ? `Give more of the id: ${alike.slice(0, 5).join(', ')}.`
      : '`metier jobs list` shows those there are.',
    data: { id },
  })
}
