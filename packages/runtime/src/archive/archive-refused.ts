import { MetierError } from '@metier/core'

/** Why an archive of a stranger is not unpacked: all of it or nothing. */
export function archiveRefused(name: string, why: string): MetierError {
  return new MetierError({
    code: 'refused',
    message: `The archive ${name} is refused: ${why}.`,
    next: 'Nothing was installed. Ask whoever made the archive, or install from another source.',
    data: { archive: name, why },
  })
}
