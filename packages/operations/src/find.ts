import { nameKey, searchSkills } from '@metier/core'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { viewInput } from './view-input.ts'
import { viewOptions } from './view-options.ts'

const input = z.object({
  query: z.array(z.string()).min(1).describe('What you are looking for, in words').meta({ placeholder: 'QUERY' }),
  tag: z.array(z.string()).default([]).describe('Only skills that carry this tag').meta({ placeholder: 'TAG' }),
  category: z.string().optional().describe('Only skills of this category').meta({ placeholder: 'NAME' }),
  limit: z.int().min(1).max(1000).default(10).describe('At most so many answers'),
  ...viewInput,
})

const output = z.object({
  schema: z.literal('metier.find/1'),
  matches: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      score: z.number(),
      why: z.array(z.object({ field: z.string(), words: z.array(z.string()) })),
    }),
  ),
  /** How many there are beyond `limit`. */
  more: z.number().int(),
})

export type FindOutput = z.infer<typeof output>

/** Active skills whose name, triggers, intents, tags or description hold the words asked for (decisions R-41). */
export const find = defineOperation({
  name: 'find',
  summary: 'Find skills by words',
  group: 'seeing',
  effects: ['read'],
  surfaces: ['cli', 'http', 'library'],
  input,
  output,
  positional: ['query'],
  short: { limit: 'n' },
  examples: [
    { command: 'find review pull request', explains: 'skills about reviewing' },
    { command: 'find deploy --tag aws', explains: 'of those, the ones tagged aws' },
  ],
  isNo: ({ matches }) => matches.length === 0,
  handler: async ({ query, tag, category, limit, ...who }, context) => {
    const view = (await context.catalog()).view(viewOptions(who))
    const tags = tag.map(nameKey)
    const candidates = view.active.filter(({ candidate: { skill } }) => {
      if (skill === undefined) return false
      if (category !== undefined && nameKey(skill.category ?? '') !== nameKey(category)) return false
      const own = new Set(skill.tags.map(nameKey))
      return tags.every((each) => own.has(each))
    })
    const hits = searchSkills(candidates, query.join(' '), ({ candidate }) => candidate.skill)
    return {
      schema: 'metier.find/1' as const,
      matches: hits.slice(0, limit).map(({ item, score, why }) => ({
        name: item.name,
        description: item.description,
        score,
        why: why.map(({ field, words }) => ({ field, words: [...words] })),
      })),
      more: Math.max(0, hits.length - limit),
    }
  },
})
