import { activationText, estimateTokens, MetierError, promptIndex, requestedSkill } from '@metier/core'
import { activationSourceOf, noteUse } from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { requireEntry } from './require-entry.ts'
import { viewInput } from './view-input.ts'
import { viewOptions } from './view-options.ts'

const input = z.object({
  name: z.string().default('').describe('Name of the skill, as listed; empty for the list'),
  arguments: z.string().optional().describe('What to hand to the skill, as one line of text'),
  ...viewInput,
})

const output = z.object({
  schema: z.literal('metier.activate/1'),
  /** `null` when the list was asked for. */
  name: z.string().nullable(),
  text: z.string().describe('What the agent reads'),
  tokens: z.number().int(),
})

export type ActivateOutput = z.infer<typeof output>

/** Loads a skill for an agent: its instructions, its directory, its files. An empty name gives the index. */
export const activate = defineOperation({
  name: 'activate',
  summary: 'Load a skill: its instructions and where its files are',
  group: 'seeing',
  effects: ['read'],
  surfaces: ['mcp', 'http', 'library'],
  input,
  output,
  handler: async ({ name, arguments: handed, ...who }, context) => {
    const service = await context.catalog()
    const options = viewOptions(who)
    const view = service.view(options)
    const requested = requestedSkill(view, name)
    if (requested.kind === 'catalogue') {
      const { text, tokens } = promptIndex(view, { format: 'markdown' })
      return { schema: 'metier.activate/1' as const, name: null, text, tokens }
    }
    if (requested.kind === 'refused') {
      // Throws for a name that is none; what is left is there and may not be had.
      const entry = requireEntry(view, name)
      throw new MetierError({
        code: entry.state === 'active' ? 'refused' : 'skill-not-active',
        message: requested.message,
        data: { name: entry.name, state: entry.state, reasons: entry.reasons },
      })
    }
    const { entry } = requested
    const settings = context.configuration
    const loaded = await service.loadSoon(entry.name, options)
    const instructions = activationText(activationSourceOf(loaded, { settings, arguments: handed }))
    noteUse(entry, context)
    return {
      schema: 'metier.activate/1' as const,
      name: entry.name,
      text: instructions,
      tokens: estimateTokens(instructions),
    }
  },
})
