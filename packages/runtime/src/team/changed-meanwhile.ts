import { MetierError } from '@metier/core'

/** What a plan was made for is not there any more. Whoever planned may read again and plan afresh. */
export function changedMeanwhile(path: string): MetierError {
  return new MetierError({
    code: 'refused',
    message: `${path} was changed by somebody else meanwhile.`,
    next: 'Nothing was written. Run the command again.',
    data: { path, outdated: true },
  })
}
