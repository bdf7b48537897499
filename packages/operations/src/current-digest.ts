import { MetierError, type Candidate } from '@metier/core'
import { digestDirectory } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

/**
 * The digest of a skill as it is now, read from all its files and remembered for listings; `null` when it cannot be
 * read whole.
 */
export function currentDigest(candidate: Candidate, { fileSystem, facts, journal }: OperationContext): string | null {
  const { directory, size, modified, verdict } = candidate
  try {
    const digest = digestDirectory(fileSystem, directory)
    facts?.remember(directory, { size, modified }, { digest, verdict })
    facts?.save()
    return digest
  } catch (error) {
    if (!(error instanceof MetierError)) throw error
    // A cache that cannot be written, or a skill that is too large, costs the digest and nothing else.
    journal.write('debug', error.message)
    return candidate.digest
  }
}
