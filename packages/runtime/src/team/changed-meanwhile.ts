import { MetierError } from '@metier/core'

/** The state that a plan was made for has changed. The caller may read it again and make a new plan. */
export function changedMeanwhile(path: string): MetierError {
  return new MetierError({
    code: 'refused',
    message: `${path} was changed by somebody else meanwhile.`,
    next: 'Nothing was written. Run the command again.',
    data: { path, outdated: true },
  })
}
