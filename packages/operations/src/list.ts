import { scopes, type CatalogEntry } from '@metier/core'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { skillRow, skillRowSchema, skillStates } from './skill-row.ts'
import { viewInput, viewOptions } from './view-input.ts'

const input = z.object({
  all: z.boolean().default(false).describe('Every skill found: inactive and shadowed ones too, with the reason'),
  scope: z.enum(scopes).optional().describe('Only skills of this rung of the ladder'),
  state: z.enum(skillStates).optional().describe('Only skills in this state'),
  ...viewInput,
})

const output = z.object({
  schema: z.literal('metier.list/1'),
  skills: z.array(skillRowSchema),
  hidden: z
    .object({ inactive: z.number().int(), shadowed: z.number().int() })
    .describe('How many skills were found but are not listed'),
})

export type ListOutput = z.infer<typeof output>

function isShadowed(entry: CatalogEntry): boolean {
  return entry.shadowedBy !== undefined
}

/**
 * The skills found, in byte order of name. By default the active ones, which is what an agent sees; `--all` adds the
 * others with their reasons (decisions R-37).
 */
export const list = defineOperation({
  name: 'list',
  summary: 'List the skills that are in force here',
  description:
    'Lists the active skills. `--all` adds skills that are inactive or shadowed by another of the same name, each ' +
    'with the reason; `metier doctor NAME` explains one of them at length.',
  group: 'seeing',
  effects: ['read'],
  surfaces: ['cli', 'http', 'library'],
  input,
  output,
  short: { all: 'a' },
  examples: [
    { command: 'list', explains: 'what an agent sees in this folder' },
    { command: 'list --all', explains: 'everything that was found, and why some of it is not in force' },
    { command: 'list --role engineer --json', explains: 'what the engineer sees, for a program' },
  ],
  handler: async ({ all, scope, state, ...who }, context) => {
    const view = (await context.catalog()).view(viewOptions(who))
    const wanted = (entry: CatalogEntry): boolean => {
      if (scope !== undefined && entry.candidate.root.scope !== scope) return false
      if (state !== undefined) return entry.state === state && (all || !isShadowed(entry))
      return all || (entry.state === 'active' && !isShadowed(entry))
    }
    const found = all ? view.all : view.entries
    const shown = found.filter(wanted)
    const shownLocations = new Set(shown.map((entry) => entry.candidate.location))
    const rest = view.all.filter((entry) => !shownLocations.has(entry.candidate.location))
    const shadowed = rest.filter(isShadowed).length
    return {
      schema: 'metier.list/1' as const,
      skills: shown.map(skillRow),
      hidden: { inactive: rest.filter((entry) => !isShadowed(entry) && entry.state !== 'active').length, shadowed },
    }
  },
})
