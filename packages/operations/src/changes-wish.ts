import { MetierError } from '@metier/core'

export interface ChangesWish {
  readonly keep: boolean
  readonly overwrite: boolean
}

/** What is to become of the files that a person changed. Throws `usage` for two wishes that exclude each other. */
export function changesWish({ keep, overwrite }: ChangesWish): 'keep' | 'replace' | 'merge' {
  if (keep && overwrite) {
    throw new MetierError({
      code: 'usage',
      message: '--keep leaves what you changed as it is and --overwrite replaces it: only one of them can be done.',
      next: 'Leave one of them out, or both: then your changes and the new ones are merged. Nothing was changed.',
    })
  }
  return keep ? 'keep' : overwrite ? 'replace' : 'merge'
}
