import { MetierError } from '@metier/core'
import * as z from 'zod'
import { changeInput, changeKinds } from './change/change-input.ts'
import { digestOfDraft } from './change/digest-of-draft.ts'
import { draftChange } from './change/draft-change.ts'
import { defineOperation } from './define-operation.ts'
import { requireEntry } from './require-entry.ts'
import { skillStates } from './skill-row-schema.ts'

const output = z.object({
  schema: z.literal('metier.change/1'),
  change: z.enum(changeKinds),
  name: z.string(),
  changed: z.boolean().describe('False when it was so already'),
  state: z.enum(skillStates).describe('Of the skill from now on'),
})

export type ApplyChangeOutput = z.infer<typeof output>

/** The second half: does what a plan said, if that is still what it would say. */
export const applyChange = defineOperation({
  name: 'apply-change',
  summary: 'Enable, disable, trust or accept a skill as a plan said',
  description:
    "It is the user's own word: over HTTP it takes a token that may `write`, on the loopback address too, so that no " +
    'program that merely reaches the daemon can give it.',
  group: 'writing',
  effects: ['read', 'write'],
  needsToken: true,
  surfaces: ['http', 'library'],
  input: z.object({ ...changeInput, plan: z.string().describe('What `plan-change` gave as `plan`') }),
  output,
  handler: async ({ plan, ...asked }, context) => {
    const { entry, draft } = await draftChange(asked, context)
    if (digestOfDraft(asked, draft) !== plan) {
      throw new MetierError({
        code: 'plan-outdated',
        message: `Something changed since you looked at this: ${entry.name} is left as it is.`,
        next: 'Look at the change again.',
        data: { name: entry.name },
      })
    }
    if (draft.problem !== undefined) throw new MetierError({ code: 'refused', message: draft.problem })
    if (draft.changes) {
      await draft.apply()
      context.journal.write('info', `${asked.change} ${entry.name}: done by ${context.surface}`)
    }
    const service = await context.catalog()
    service.refresh()
    const { state } = requireEntry(service.view(), entry.name)
    return { schema: 'metier.change/1' as const, change: asked.change, name: entry.name, changed: draft.changes, state }
  },
})
