import { findOwners } from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { prompt } from './prompt.ts'
import { requireOwner } from './require-owner.ts'
import { ownerOf, sessionOf } from './session-of.ts'
import { ownerSchema, sessionSchema } from './session-schema.ts'

const actions = ['list', 'show', 'prompt'] as const

const input = z.object({
  action: z.enum(actions).default('list').describe('What to do').meta({ placeholder: 'ACTION', otherwise: 'show' }),
  role: z.string().min(1).optional().describe('show, prompt: the role').meta({ placeholder: 'ROLE' }),
  room: z.string().min(1).optional().describe('In this room').meta({ placeholder: 'ID' }),
  plan: z.string().min(1).optional().describe('For this plan').meta({ placeholder: 'ID' }),
  strictRefs: z.boolean().default(false).describe('Exit with 1 when a reference names no skill'),
})

const output = z.object({
  schema: z.literal('metier.role/1'),
  action: z.enum(actions),
  roles: z.array(ownerSchema).optional().describe('list'),
  session: sessionSchema.optional().describe('show'),
  prompt: z
    .object({ text: z.string(), skills: z.number().int(), tokens: z.number().int() })
    .optional()
    .describe('prompt: what the role reads of its skills'),
  missing: z.number().int().describe('References that name no skill'),
  refused: z.boolean().describe('Whether `strictRefs` was asked for and a reference names no skill'),
})

export type RoleOutput = z.infer<typeof output>

/** What a role sees and why: the skills of everybody, its own, and those that role, room or plan refer to. */
export const role = defineOperation({
  name: 'role',
  summary: 'See which skills a role has, and why',
  description:
    'A role is a folder in `.agents/roles` or `.agents/skills/roles`. It sees the skills of everybody and its own; a ' +
    "skill of another role it sees only where `skill_refs` of its role.json, of a room's config.json or of a plan's " +
    'metadata name it. `disabled_skills` of any of them take a skill away.',
  group: 'teams',
  effects: ['read'],
  surfaces: ['cli', 'http', 'library'],
  input,
  output,
  positional: ['action', 'role'],
  examples: [
    { command: 'role', explains: 'every role, with its skills' },
    { command: 'role show engineer', explains: 'each skill of a role, and why it is there' },
    { command: 'role prompt engineer', explains: 'what goes into its prompt' },
  ],
  isNo: ({ refused }) => refused,
  handler: async ({ action, role: asked, strictRefs, ...where }, context) => {
    const service = await context.catalog()
    const { fileSystem, configuration } = context
    const owners =
      action === 'list' && asked === undefined
        ? findOwners('role', fileSystem, configuration.projectRoot)
        : [requireOwner('role', asked, context)]
    const sessions = owners.map(({ name, settings }) => {
      const session = sessionOf({ role: name, settings, ...where }, service, context)
      return { name, session }
    })
    const missing = sessions.reduce((sum, { session }) => sum + session.references.missing.length, 0)
    const [first] = sessions
    const promptOf = async (name: string) => {
      const { text, skills, tokens } = await prompt.handler(prompt.input.parse({ role: name, ...where }), context)
      return { text, skills, tokens }
    }
    return {
      schema: 'metier.role/1' as const,
      action,
      ...(action === 'list' && { roles: sessions.map(({ name, session }) => ownerOf(name, session, 'role')) }),
      ...(action === 'show' && first && { session: first.session }),
      ...(action === 'prompt' && first && { prompt: await promptOf(first.name) }),
      missing,
      refused: strictRefs && missing > 0,
    }
  },
})
