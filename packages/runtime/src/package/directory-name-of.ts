import { MetierError } from '@metier/core'
import { plainDirectoryName } from './plain-directory-name.ts'

/**
 * The directory that a skill of this name gets (decisions R-20): the name itself where it is one, and otherwise what is
 * left of it when all that a directory could not be called by is taken out. Throws `refused` when nothing is left.
 */
export function directoryNameOf(name: string): string {
  const plain = plainDirectoryName(name)
  if (plain !== undefined) return plain
  throw new MetierError({
    code: 'refused',
    message: `No folder can be called after the skill ${JSON.stringify(name.slice(0, 100))}.`,
    next: 'Give it a name with --as NAME.',
  })
}
