import * as z from 'zod'

/** Whose skills: the fields that every operation on a view shares. */
export const viewInput = {
  role: z.string().min(1).optional().describe('See the skills this role sees').meta({ placeholder: 'NAME' }),
  agent: z.string().min(1).optional().describe('See the skills this agent sees').meta({ placeholder: 'NAME' }),
  room: z.string().min(1).optional().describe('See the skills of this room').meta({ placeholder: 'ID' }),
  plan: z
    .string()
    .min(1)
    .optional()
    .describe('See also the skills that this plan refers to')
    .meta({ placeholder: 'ID' }),
} as const
