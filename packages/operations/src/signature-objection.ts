import { MetierError, type LockEntry, type SkillSignature } from '@metier/core'
import type { OperationContext } from './operation-context.ts'

/** A skill by the name that it is installed under, with what the lock will say. */
export interface SignedSkill {
  readonly name: string
  readonly signature: SkillSignature
  readonly entry: LockEntry
}

/**
 * What keeps a skill out for want of a signature: where the settings want a publisher for everything, or where it is
 * suddenly signed by somebody else, or no longer: whoever took over a source seldom has the key. `before` is what is
 * installed now.
 */
export function signatureObjection(
  { name, signature, entry }: SignedSkill,
  before: LockEntry | undefined,
  { configuration }: Pick<OperationContext, 'configuration'>,
): MetierError | undefined {
  if (signature.state === 'trusted') return undefined
  if (configuration.packages.requireSignature) return unsigned(name, signature)
  if (before?.signer === undefined || before.source !== entry.source || before.signer === entry.signer) return undefined
  return new MetierError({
    code: 'refused',
    message: `${name} was signed by ${before.signer} and is now ${entry.signer === undefined ? 'not signed' : `signed by ${entry.signer}`}.`,
    next: `Nothing was changed. Ask the publisher. If the new key is theirs, name it under skills.security.publishers, or \`metier remove ${name}\` and add it anew.`,
    data: { name, before: before.signer, now: entry.signer ?? null },
  })
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
