import { agentTypes, responseModes } from '@metier/core'
import * as z from 'zod'

/** How a task is answered: how much is set in motion for it, with which skills and why. */
export const routedFields = {
  mode: z.enum(responseModes).describe('How much to set in motion for the task'),
  withoutSkills: z.enum(responseModes).describe('What it would be if no skill matched'),
  veto: z
    .enum(['architecture', 'several-agents'])
    .nullable()
    .describe('Why no matching skill may make less of the task'),
  agentType: z
    .enum(agentTypes)
    .nullable()
    .describe('explore for what only reads, general-purpose for work; null where no agent is started'),
  parallel: z
    .object({ usual: z.number().int(), most: z.number().int() })
    .describe('How many agents to start at the same time'),
  verdict: z
    .enum(['fits', 'several', 'none'])
    .describe('`none`: no skill fits clearly enough to make less of the task'),
  skills: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      score: z.number(),
      why: z
        .array(z.object({ field: z.string(), words: z.array(z.string()) }))
        .describe('What of it the task answers to'),
    }),
  ),
  spawn: z
    .object({
      agentType: z.string(),
      background: z.boolean(),
      skills: z.array(z.string()),
      skip: z.array(z.string()),
      afterwards: z.string(),
    })
    .nullable()
    .describe('How to start the agent of a lightweight response'),
} as const
