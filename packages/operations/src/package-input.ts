import * as z from 'zod'

/** What every command that installs takes. */
export const packageInput = {
  scope: z
    .string()
    .default('project')
    .describe('project or user; or global, role:NAME, agent:NAME, room:ID within the project')
    .meta({ placeholder: 'SCOPE' }),
  path: z
    .string()
    .min(1)
    .optional()
    .describe('Install into this folder of skills instead')
    .meta({ placeholder: 'DIR' }),
  agent: z
    .array(z.string().min(1))
    .default([])
    .describe(
      'Link it for this agent too, such as claude-code, or `detected` for all in use here; several times for several',
    )
    .meta({ placeholder: 'ID' }),
  copy: z.boolean().default(false).describe('Give each agent a copy of its own in place of a link'),
}
