import { MetierError, nameKey } from '@metier/core'
import { describeGrants, openApprovals, skillIdentity, type RememberedApproval } from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import type { OperationContext } from './operation-context.ts'

const input = z.object({
  skill: z.string().min(1).optional().describe('Of this skill only').meta({ placeholder: 'NAME' }),
  forget: z.boolean().default(false).describe('Take them back: you are asked again'),
  all: z.boolean().default(false).describe('With --forget: those of every skill'),
})

const approval = z.object({
  skill: z.string(),
  directory: z.string(),
  digest: z.string().describe('Of the skill when you said so'),
  current: z.boolean().describe('The skill is still as it was then; of another state your word does not hold'),
  patterns: z.array(z.string()),
  grants: z.array(z.string()).describe('What was granted with it, in words'),
})

const output = z.object({
  schema: z.literal('metier.permissions/1'),
  forgotten: z.number().int().describe('How many were taken back'),
  approvals: z.array(approval).describe('What you answered with "always", and still stands'),
  rules: z.object({ allow: z.array(z.string()), ask: z.array(z.string()), deny: z.array(z.string()) }),
})

export type PermissionsOutput = z.infer<typeof output>

/** What skills may run by the user's word, and the way to take a word back. */
export const permissions = defineOperation({
  name: 'permissions',
  summary: 'Show what you always allow, and take it back',
  description:
    'What you answered with "always" when a skill wanted to run something, and the rules of your settings. An answer ' +
    'holds for one skill as it was; `--forget` takes it back at once, also for a daemon that runs.',
  group: 'running',
  effects: ['read', 'write'],
  surfaces: ['cli'],
  input,
  output,
  positional: ['skill'],
  examples: [
    { command: 'permissions', explains: 'what you always allow' },
    { command: 'permissions review-pr --forget', explains: 'ask again for this skill' },
    { command: 'permissions --forget --all', explains: 'ask again for every skill' },
  ],
  handler: async ({ skill, forget, all }, context) => {
    const approvals = openApprovals(context)
    const isMeant = (each: RememberedApproval) => skill === undefined || nameKey(each.skill) === nameKey(skill)
    if (forget && skill === undefined && !all) {
      throw new MetierError({
        code: 'usage',
        message: 'Which skill shall be asked for again?',
        next: '`metier permissions NAME --forget` forgets those of one, `--forget --all` those of every skill.',
      })
    }
    const forgotten = forget ? approvals.forget(isMeant) : 0
    const { allow, ask, deny } = context.configuration.execution.permissions
    return {
      schema: 'metier.permissions/1' as const,
      forgotten,
      approvals: approvals
        .all()
        .filter(isMeant)
        .map((each) => shown(each, context)),
      rules: { allow: [...allow], ask: [...ask], deny: [...deny] },
    }
  },
})

function shown({ skill, directory, digest, patterns, grants }: RememberedApproval, context: OperationContext) {
  const { network, workspace, credentials } = grants
  const where = { directory: context.configuration.projectRoot, access: workspace ?? 'read' }
  const words = describeGrants({
    network,
    credentials,
    readable: [],
    writable: [],
    ...(workspace !== undefined && { workspace: where }),
  })
  // One that is gone, or cannot be read whole, has none: no answer of earlier holds for it.
  const current = skillIdentity(context.fileSystem, directory).content === digest
  return { skill, directory, digest, current, patterns: [...patterns], grants: [...words] }
}
