import { referenceLayers, seenVia } from '@metier/core'
import * as z from 'zod'
import { reasonSchema, skillStates } from './skill-row-schema.ts'

const layer = z.enum(referenceLayers)

const references = z.object({
  role: z.array(z.string()),
  room: z.array(z.string()),
  plan: z.array(z.string()),
  inForce: z.array(z.string()).describe('United, each once, without what is disabled'),
  disabled: z.array(z.string()).describe('Taken away by any of them'),
  missing: z
    .array(z.object({ name: z.string(), from: z.array(layer), near: z.string().nullable() }))
    .describe('References that name no skill, with the name that comes near'),
})

/** What a role or a room sees, and why. */
export const sessionSchema = z.object({
  role: z.string().nullable(),
  room: z.string().nullable(),
  plan: z.string().nullable(),
  settings: z.string().nullable().describe('Absolute path of its role.json or config.json'),
  skills: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      state: z.enum(skillStates),
      reasons: z.array(reasonSchema),
      via: z.enum(seenVia).describe('How it came into the session'),
      owner: z.string().nullable().describe('The room, agent or role whose it is'),
      referencedBy: z.array(layer),
      location: z.string().describe('Absolute path of its SKILL.md'),
    }),
  ),
  references,
})

/** One role or room of a list. */
export const ownerSchema = z.object({
  name: z.string(),
  role: z.string().nullable().describe('Of a room: the role that works in it'),
  plan: z.string().nullable().describe('Of a room: the plan that it belongs to'),
  settings: z.string().nullable().describe('Absolute path of its role.json or config.json'),
  own: z.array(z.string()).describe('Skills of its own'),
  referenced: z.array(z.string()).describe('Skills that it sees because they are referred to'),
  missing: z.array(z.string()).describe('References that name no skill'),
  active: z.number().int().describe('Skills that its session has'),
})

export type SessionOutput = z.infer<typeof sessionSchema>
export type OwnerOutput = z.infer<typeof ownerSchema>
