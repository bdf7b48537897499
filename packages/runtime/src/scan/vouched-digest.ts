import { MetierError, type FileSystem } from '@metier/core'
import { digestDirectory } from '../facts/digest-directory.ts'
import { skillIdentity } from './skill-identity.ts'

/**
 * What a word of the user is pinned to: the digest of a skill, with what lies in a `.git` where there is one. Throws
 * `refused` or `file-unreadable` where that cannot be made: nobody can vouch for a part.
 */
export function vouchedDigest(fileSystem: FileSystem, directory: string): string {
  const { content } = skillIdentity(fileSystem, directory)
  if (content !== null) return content
  // What cannot be digested says so itself, with its place.
  digestDirectory(fileSystem, directory)
  throw new MetierError({
    code: 'refused',
    message: `No digest can be made of what lies in \`.git\` of ${directory}.`,
    next: 'Take out of it what git did not put there, and try again.',
    data: { path: directory },
  })
}
