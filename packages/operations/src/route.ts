import { responseMode, responseModes } from '@metier/core'
import { skillSearchOf } from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { viewInput } from './view-input.ts'
import { viewOptions } from './view-options.ts'

const input = z.object({
  task: z.array(z.string()).min(1).describe('What is to be done, in your own words').meta({ placeholder: 'TASK' }),
  ...viewInput,
})

const output = z.object({
  schema: z.literal('metier.route/1'),
  mode: z.enum(responseModes).describe('How much to set in motion for the task'),
  withoutSkills: z.enum(responseModes).describe('What it would be if no skill matched'),
  veto: z
    .enum(['architecture', 'several-agents'])
    .nullable()
    .describe('Why no matching skill may make less of the task'),
  verdict: z.enum(['fits', 'several', 'none']),
  skills: z.array(z.object({ name: z.string(), description: z.string(), score: z.number() })),
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
})

export type RouteOutput = z.infer<typeof output>

/** So many skills an agent may be started with; more would be context for nothing (checklist SQD-30). */
const most = 5
/** A skill that matches half as well as the first is not what the task is about. */
const near = 0.85

/** Which skills a task calls for, and how much to set in motion for it (checklist SQD-63 and following). */
export const route = defineOperation({
  name: 'route',
  summary: 'Say which skills a task calls for and how much to set in motion',
  description:
    'A matching skill makes a focused task lightweight: one agent with that skill and nothing else to read. It never ' +
    'makes less of a decision on architecture or of work for several agents. Nothing is started.',
  group: 'teams',
  effects: ['read'],
  surfaces: ['cli', 'http', 'library'],
  input,
  output,
  positional: ['task'],
  examples: [
    { command: 'route "Fix the React component"', explains: 'a focused task' },
    { command: 'route "Decide on the architecture of billing"', explains: 'one that no skill makes less of' },
  ],
  handler: async ({ task, ...who }, context) => {
    const catalog = await context.catalog()
    const search = skillSearchOf(catalog, context)
    const text = task.join(' ')
    const answer = search.find(catalog.view(viewOptions(who)), text, {
      limit: most,
      accepts: ({ state, candidate }) => state === 'active' && candidate.skill?.disableModelInvocation !== true,
    })
    const first = answer.hits[0]?.score ?? 0
    const together = new Set(answer.together)
    const fitting =
      answer.verdict === 'none'
        ? []
        : answer.hits.filter(({ item, score }) => together.has(item) || score >= first * near)
    const chosen = answer.verdict === 'fits' && together.size === 0 ? fitting.slice(0, 1) : fitting
    const names = chosen.map(({ item }) => item.name)
    const { mode, withoutSkills, veto, spawn } = responseMode(text, { verdict: answer.verdict, skills: names })
    return {
      schema: 'metier.route/1' as const,
      mode,
      withoutSkills,
      veto: veto ?? null,
      verdict: answer.verdict,
      skills: chosen.map(({ item, score }) => ({
        name: item.name,
        description: item.description,
        score: Math.round(score * 10_000) / 10_000,
      })),
      spawn: spawn === undefined ? null : { ...spawn, skills: [...spawn.skills], skip: [...spawn.skip] },
    }
  },
})
