import { MetierError, type LockEntry, type LockFile, type SkillSignature } from '@metier/core'
import type { OperationContext } from './operation-context.ts'

export interface RequireSignaturesOptions {
  /** By the name that they are installed under, with what the lock will say. */
  readonly skills: readonly { readonly name: string; readonly signature: SkillSignature; readonly entry: LockEntry }[]
  /** What is installed now. */
  readonly lock: LockFile
}

/**
 * Keeps out what nobody vouches for where the settings want a publisher for everything, and what is suddenly signed by
 * somebody else, or no longer: whoever took over a source seldom has the key. Throws `refused`.
 */
export function requireSignatures({ skills, lock }: RequireSignaturesOptions, context: OperationContext): void {
  const { requireSignature } = context.configuration.packages
  for (const { name, signature, entry } of skills) {
    if (signature.state === 'trusted') continue
    if (requireSignature) throw unsigned(name, signature)
    const before = lock.skills.get(name)
    if (before?.signer === undefined || before.source !== entry.source || before.signer === entry.signer) continue
    throw new MetierError({
      code: 'refused',
      message: `${name} was signed by ${before.signer} and is now ${entry.signer === undefined ? 'not signed' : `signed by ${entry.signer}`}.`,
      next: `Nothing was changed. Ask the publisher. If the new key is theirs, name it under skills.security.publishers, or \`metier remove ${name}\` and add it anew.`,
      data: { name, before: before.signer, now: entry.signer ?? null },
    })
  }
}

function unsigned(name: string, signature: SkillSignature): MetierError {
  const what = signature.state === 'unknown' ? `signed by ${signature.signer}, a key you do not know` : 'not signed'
  return new MetierError({
    code: 'refused',
    message: `${name} is ${what}, and your settings want a publisher for every skill (skills.security.requireSignature).`,
    next: 'Nothing was installed. If you trust its publisher, put their public key under skills.security.publishers.',
    data: { name },
  })
}
