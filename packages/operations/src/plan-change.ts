import * as z from 'zod'
import { changeInput, changeKinds } from './change/change-input.ts'
import { digestOfDraft } from './change/digest-of-draft.ts'
import { draftChange } from './change/draft-change.ts'
import { defineOperation } from './define-operation.ts'
import { unifiedDiff } from './unified-diff.ts'

const output = z.object({
  schema: z.literal('metier.change-plan/1'),
  change: z.enum(changeKinds),
  name: z.string(),
  summary: z.string(),
  details: z.array(z.string()).describe('What it means, one sentence each'),
  warnings: z.array(z.string()).describe('What speaks against it'),
  files: z.array(z.object({ path: z.string(), diff: z.string() })).describe('Settings that would be written'),
  changes: z.boolean().describe('False when it is so already, or cannot be done'),
  problem: z.string().optional().describe('Why it cannot be done'),
  needs: z.enum(['reason']).optional().describe('What has to be said besides yes'),
  plan: z.string().describe('Names this very plan; `apply-change` takes it'),
})

export type PlanChangeOutput = z.infer<typeof output>

/** The first half of a decision that a person makes away from the command line: what would be done. */
export const planChange = defineOperation({
  name: 'plan-change',
  summary: 'Show what enabling, disabling, trusting or accepting a skill would do',
  description:
    'Changes nothing. What it answers with is what a person looks at before they say yes; `apply-change` does exactly ' +
    'that, and nothing when anything of it is another by then.',
  group: 'writing',
  effects: ['read'],
  surfaces: ['http', 'library'],
  input: z.object(changeInput),
  output,
  handler: async (asked, context) => {
    const { entry, draft } = await draftChange(asked, context)
    const { summary, details, warnings, files, changes, problem, needs } = draft
    return {
      schema: 'metier.change-plan/1' as const,
      change: asked.change,
      name: entry.name,
      summary,
      details: [...details],
      warnings: [...warnings],
      files: files.map(({ path, before, after }) => ({ path, diff: unifiedDiff(path, before, after) })),
      changes,
      ...(problem !== undefined && { problem }),
      ...(needs !== undefined && { needs }),
      plan: digestOfDraft(asked, draft),
    }
  },
})
