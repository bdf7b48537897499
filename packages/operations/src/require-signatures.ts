import type { LockFile } from '@metier/core'
import type { OperationContext } from './operation-context.ts'
import { signatureObjection, type SignedSkill } from './signature-objection.ts'

export interface RequireSignaturesOptions {
  readonly skills: readonly SignedSkill[]
  /** What is installed now. */
  readonly lock: LockFile
}

/** Throws `refused` for the first that nobody vouches for as the settings and the lock want it. */
export function requireSignatures({ skills, lock }: RequireSignaturesOptions, context: OperationContext): void {
  for (const skill of skills) {
    const objection = signatureObjection(skill, lock.skills.get(skill.name), context)
    if (objection !== undefined) throw objection
  }
}
