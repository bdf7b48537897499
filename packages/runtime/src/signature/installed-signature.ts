import type { FileSystem, LockEntry, SkillSignature } from '@metier/core'
import { publisherOf } from './publisher-of.ts'
import type { Publisher } from './verify-envelope.ts'
import { verifySkillSignature } from './verify-skill-signature.ts'

export interface InstalledSignatureOptions {
  readonly fileSystem: FileSystem
  readonly entry: LockEntry
  /** Absolute directory with the files that the lock names, which the caller has compared with its digest. */
  readonly directory: string
  readonly publishers: readonly Publisher[]
}

/**
 * Who vouches for files that are as the lock says. A skill under an alias had one line rewritten, so that no signature fits
 * it: of those the lock itself says who signed what came from the source.
 */
export function installedSignature(options: InstalledSignatureOptions): SkillSignature {
  const { entry, publishers } = options
  const { as, signer } = entry
  if (as === undefined || signer === undefined) return verifySkillSignature(options)
  const known = publisherOf(signer, publishers)
  return known === undefined ? { state: 'unknown', signer } : { state: 'trusted', signer, publisher: known.name }
}
