import { levels, profiles } from '@metier/core'
import * as z from 'zod'

/** How strictly and for whom: shared by what judges skills. */
export const judgementInput = {
  severity: z
    .enum(levels)
    .default('standard')
    .describe('How strict: what clients can load, what the specification says, or that and our advice'),
  profile: z.enum(profiles).optional().describe('For whom the skill is meant; by default the specification'),
} as const

export const pathsInput = z
  .array(z.string())
  .min(1)
  .describe('A skill, its SKILL.md, or a folder of skills')
  .meta({ placeholder: 'PATH' })
