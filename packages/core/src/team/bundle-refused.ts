import { MetierError } from '../errors/metier-error.ts'

/** The error for a bundle of which nothing is taken. */
export function bundleRefused(why: string): MetierError {
  return new MetierError({
    code: 'refused',
    message: `The bundle is refused: ${why}.`,
    next: 'Nothing was written. Ask whoever made it for one of `metier team export`.',
  })
}
