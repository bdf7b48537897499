import * as z from 'zod'
import { findingSchema } from './finding-schema.ts'

/** What `fix` or `migrate` did to one skill, or would do. */
export const editResultSchema = z.object({
  path: z.string(),
  changed: z.boolean(),
  changes: z.array(z.string()).describe('One sentence for each change'),
  diff: z.string().describe('The change of SKILL.md as a unified diff, empty when there is none'),
  valid: z.boolean().describe('Is the result valid?'),
  remaining: z.array(findingSchema).describe('What is left to do by hand'),
  problem: z.string().optional().describe('Why nothing was done'),
  notes: z.array(z.string()).optional().describe('What a person should look at'),
})

export type EditResult = z.infer<typeof editResultSchema>
