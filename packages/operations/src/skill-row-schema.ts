import { scopes } from '@metier/core'
import * as z from 'zod'

export const skillStates = ['active', 'ineligible', 'disabled', 'invalid', 'blocked'] as const

export const reasonSchema = z.object({ code: z.string(), message: z.string() })

/** One skill as `list` shows it. */
export const skillRowSchema = z.object({
  name: z.string(),
  description: z.string(),
  state: z.enum(skillStates),
  reasons: z.array(reasonSchema),
  scope: z.enum(scopes),
  source: z.string().describe('Which system or client its root belongs to'),
  location: z.string().describe('Absolute path of its SKILL.md'),
  digest: z.string().nullable().describe('`sha256:…` over its files, null until known'),
  tokens: z.number().int().describe('Estimated tokens of its entry in an index'),
  shadowedBy: z.string().optional().describe('Location of the skill that wins over this one'),
})

export type SkillRow = z.infer<typeof skillRowSchema>
