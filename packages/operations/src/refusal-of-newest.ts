import type { NewestSkill } from '@metier/runtime'
import { isBlocked } from './is-blocked.ts'
import type { OperationContext } from './operation-context.ts'
import { signatureObjection } from './signature-objection.ts'

export interface RefusalOfNewest {
  readonly why: string
  readonly next: string
}

/** Why `update` would not bring what a source has now; nothing where it would, and where nobody knows what that is. */
export function refusalOfNewest(newest: NewestSkill, context: OperationContext): RefusalOfNewest | undefined {
  const { name, entry } = newest
  if (newest.state === 'unreachable') {
    if (newest.code !== 'integrity-failed') return undefined
    return { why: newest.why, next: 'Tell its publisher; what is installed here stays as it is.' }
  }
  if (!('skill' in newest)) return undefined
  if (isBlocked(newest.skill, context))
    return {
      why: 'The security scan blocks what its source has now.',
      next: `\`metier update ${name} --dry-run\` shows what was found.`,
    }
  const objection = signatureObjection({ ...newest.skill, name }, entry, context)
  return objection && { why: objection.message, next: objection.next ?? '' }
}
