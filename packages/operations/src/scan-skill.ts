import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { keptScanOf } from './kept-scan-of.ts'
import { requireEntry } from './require-entry.ts'
import { scan } from './scan.ts'

/** `scan` for callers that may not name a path: of a skill that is here, by its name (WUN-90). */
export const scanSkill = defineOperation({
  name: 'scan-skill',
  summary: 'Look for what a skill that is here would do to you',
  group: 'seeing',
  effects: ['read'],
  surfaces: ['http', 'library'],
  input: z.object({ name: z.string().min(1).describe('The skill') }),
  output: scan.output,
  handler: async ({ name }, context) => {
    const { candidate } = requireEntry((await context.catalog()).view(), name)
    return keptScanOf(candidate.directory, context)
  },
})
