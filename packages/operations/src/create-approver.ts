import type { Approval, ApprovalRequest, Approver } from '@metier/core'
import type { OperationContext } from './operation-context.ts'

/** Asks a person before something runs that no rule settles. Walking away is a no. */
export function createApprover(choose: NonNullable<OperationContext['choose']>): Approver {
  return {
    async ask(request) {
      const choices = choicesFor(request)
      const picked = await choose(questionFor(request), [...choices.keys()])
      return (picked === undefined ? undefined : choices.get(picked)) ?? 'deny'
    },
  }
}

function choicesFor({ pattern, digest }: ApprovalRequest): ReadonlyMap<string, Approval> {
  const choices = new Map<string, Approval>([
    ['No', 'deny'],
    ['Yes, this once', 'once'],
  ])
  // What cannot be named, or belongs to nothing that stays the same, cannot be remembered.
  if (pattern !== '' && digest !== null) choices.set(`Yes, and always ${pattern} for this skill as it is now`, 'always')
  return choices
}

function questionFor({ skill, command, grants }: ApprovalRequest): string {
  const granted = grants.length === 0 ? 'without the network, your project and your files' : `with ${grants.join(', ')}`
  return `${skill} wants to run: ${command}\n  ${granted}. Let it?`
}
