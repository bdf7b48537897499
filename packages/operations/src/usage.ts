import { nameKey } from '@metier/core'
import { openUsage } from '@metier/runtime'
import * as z from 'zod'
import { countUses } from './count-uses.ts'
import { defineOperation } from './define-operation.ts'

const input = z.object({
  action: z
    .enum(['show', 'clear', 'on', 'off'])
    .default('show')
    .describe('What is counted; throw it away; count from now on, or no more')
    .meta({ placeholder: 'ACTION' }),
  names: z.array(z.string().min(1)).default([]).describe('Show or clear only these').meta({ placeholder: 'NAME' }),
})

const output = z.object({
  schema: z.literal('metier.usage/1'),
  counting: z.enum(['on', 'off']).describe('The setting `search.usage` as it is in force'),
  file: z.string().describe('Absolute path of the file that holds the counts'),
  damaged: z.boolean().describe('The file is there and cannot be read: the next use begins anew'),
  cleared: z.number().int().describe('Skills whose counts were thrown away'),
  skills: z
    .array(
      z.object({
        name: z.string(),
        location: z.string().describe('Absolute path of its SKILL.md'),
        uses: z.number().int(),
      }),
    )
    .describe('What is counted, most first'),
})

export type UsageOutput = z.infer<typeof output>

/** How often skills were used, for the eyes of the user, who may throw it away and switch it off. */
export const usage = defineOperation({
  name: 'usage',
  summary: 'Show how often skills were used, throw that away, switch counting on or off',
  description:
    'Nothing is counted until you say `usage on`. Then a skill that is loaded or run counts one more in a file of yours on ' +
    'this machine, and `find` lets it win over skills that fit nearly as well. The file holds names, places and ' +
    'numbers: no time, and nothing of what was asked. `usage off` writes and reads no more of it; `usage clear` removes it.',
  group: 'seeing',
  effects: ['read', 'write'],
  surfaces: ['cli', 'http', 'library'],
  needsToken: true,
  input,
  output,
  positional: ['action', 'names'],
  examples: [
    { command: 'usage', explains: 'whether uses are counted, and what was counted' },
    { command: 'usage on', explains: 'count from now on; `usage off` ends it' },
    { command: 'usage clear review-pr', explains: 'forget one skill; without a name, all' },
  ],
  isNo: ({ damaged }) => damaged,
  handler: async ({ action, names }, context) => {
    const kept = openUsage(context)
    const keys = new Set(names.map(nameKey))
    const isMeant = ({ name }: { readonly name: string }) => keys.size === 0 || keys.has(nameKey(name))
    if (action === 'on' || action === 'off') countUses(action, context)
    const cleared = action === 'clear' ? kept.clear(isMeant) : 0
    const { skills, damaged } = kept.read()
    return {
      schema: 'metier.usage/1' as const,
      counting: action === 'on' || action === 'off' ? action : context.configuration.search.usage,
      file: kept.path,
      damaged,
      cleared,
      skills: skills
        .filter(isMeant)
        // Of those used as often, the one used last first.
        .toReversed()
        .toSorted((a, b) => b.uses - a.uses)
        .map((each) => ({ ...each })),
    }
  },
})
