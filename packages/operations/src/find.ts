import { nameKey, scopes, type CatalogEntry } from '@metier/core'
import { rememberSearch, skillSearchOf, type RememberSearchOptions } from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { findMeant } from './find-meant.ts'
import { findOutputOf, shownSkill } from './find-output-of.ts'
import { groupMatches } from './group-matches.ts'
import type { OperationContext } from './operation-context.ts'
import { skillStates } from './skill-row-schema.ts'
import { viewInput } from './view-input.ts'
import { viewOptions } from './view-options.ts'
import { withoutJudge } from './without-judge.ts'

const input = z.object({
  query: z.array(z.string()).min(1).describe('What you need, in your own words').meta({ placeholder: 'QUERY' }),
  tag: z
    .array(z.string())
    .default([])
    .describe('Only skills that carry this tag; several with commas or again')
    .meta({ placeholder: 'TAG' }),
  category: z.string().optional().describe('Only skills of this category').meta({ placeholder: 'NAME' }),
  source: z.string().optional().describe('Only skills of this system or client').meta({ placeholder: 'NAME' }),
  scope: z.enum(scopes).optional().describe('Only skills of this rung of the ladder'),
  state: z.enum(skillStates).default('active').describe('Only skills in this state'),
  limit: z.int().min(1).max(1000).default(10).describe('At most so many answers'),
  grouped: z
    .boolean()
    .default(false)
    .describe("By place: everybody's, the role's, the user's, the room's; with those that another one is in force for"),
  ...viewInput,
})

const match = z.object({
  name: z.string(),
  description: z.string(),
  score: z.number().describe('Up to 1: how much of the query the skill answers; above 1: the query is its name'),
  why: z.array(z.object({ field: z.string(), words: z.array(z.string()) })),
  scope: z.enum(scopes),
  source: z.string(),
  location: z.string(),
  alike: z.array(z.string()).describe('Nearly the same skill under other names'),
  shadowedBy: z.string().optional().describe('Location of the skill of this name that is in force; with `grouped`'),
  looksLike: z.string().optional().describe('The better-trusted skill whose name this one resembles'),
})

const output = z.object({
  schema: z.literal('metier.find/1'),
  verdict: z.enum(['fits', 'several', 'none']).describe('Whether the first stands out, several fit, or nothing does'),
  margin: z.number().describe('By how much the first is ahead of the second: 0 level, 1 alone'),
  matches: z.array(match),
  /** How many there are beyond `limit`. */
  more: z.number().int(),
  outOf: z
    .number()
    .int()
    .optional()
    .describe('Where nothing was found among the skills that filters let through: how many those are'),
  together: z.array(z.string()).describe('Skills that complete each other for this task; empty when one is enough'),
})

export type FindOutput = z.infer<typeof output>

/** Active skills that answer what was asked, best first, with the words and fields that say so (decisions R-41). */
export const find = defineOperation({
  name: 'find',
  summary: 'Find skills by what you need',
  description:
    'Ranks skills by their names, triggers, intents, tags, descriptions, headings and the beginning of their texts. ' +
    'The verdict says whether the first stands out, several fit, or nothing does; with `none` the exit status is 1 ' +
    'and the matches are the nearest there are.',
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
    { command: 'find testing --tag qa,automation', explains: 'those that carry both tags' },
  ],
  isNo: ({ verdict }) => verdict === 'none',
  handler: async ({ query, limit, grouped, tag, category, source, scope, state, ...who }, context) => {
    const catalog = await context.catalog()
    const filters = { tag, category, source, scope, state }
    const accepts = filterOf(filters)
    const search = skillSearchOf(catalog, context)
    const view = catalog.view(viewOptions(who))
    const text = query.join(' ')
    // The page asks while somebody types: an agent that was started for each pause would be paid for nothing.
    const asking = context.surface === 'http' ? withoutJudge(context) : context
    const answer = await findMeant({ search, view, query: text, limit, accepts }, asking)
    // What a service says of meaning, and a judge of what was found, is in no index: the next process must ask as well.
    const { embedder, judge } = context.configuration.search
    const isByWords = embedder === undefined && judge === undefined
    if (isByWords && Object.values(who).every((each) => each === undefined)) remember(context, { search, view })
    const found = findOutputOf(answer, shownSkill)
    if (found.matches.length === 0 && isNarrowed(filters)) return { ...found, outOf: view.all.filter(accepts).length }
    return grouped ? { ...found, matches: groupMatches(found.matches, view) } : found
  },
})

/** For the next process that asks from here, see `findQuickly`. */
function remember(context: OperationContext, searched: Pick<RememberSearchOptions, 'search' | 'view'>): void {
  const { reader, fileSystem, writer, host, cwd, configuration, bundledSkills } = context
  if (reader === undefined) return
  const place = { fileSystem, writer, host, cwd, reader, configuration }
  rememberSearch({ ...place, ...searched, ...(bundledSkills !== undefined && { bundledSkills }) })
}

interface Filters {
  readonly tag: readonly string[]
  readonly category?: string | undefined
  readonly source?: string | undefined
  readonly scope?: string | undefined
  readonly state: string
}

/** Was anything asked beside the words? */
function isNarrowed({ tag, category, source, scope, state }: Filters): boolean {
  return tag.length > 0 || [category, source, scope].some((each) => each !== undefined) || state !== 'active'
}

/** A value that no skill has lets nothing through (decisions R-41). */
function filterOf({ tag, category, source, scope, state }: Filters): (entry: CatalogEntry) => boolean {
  const tags = tag
    .flatMap((each) => each.split(','))
    .map(nameKey)
    .filter((each) => each !== '')
  const ofState = inState(state)
  const isPlain = tags.length === 0 && category === undefined && source === undefined && scope === undefined
  if (isPlain) return ofState
  return (entry) => {
    const { skill, root } = entry.candidate
    if (!ofState(entry)) return false
    if (scope !== undefined && root.scope !== scope) return false
    if (source !== undefined && nameKey(root.source) !== nameKey(source)) return false
    if (category !== undefined && nameKey(skill?.category ?? '') !== nameKey(category)) return false
    const own = new Set(skill?.tags.map(nameKey))
    return tags.every((each) => own.has(each))
  }
}

const byState = new Map<string, (entry: CatalogEntry) => boolean>()

/** The same function for each question, see `SearchQueryOptions`. */
function inState(state: string): (entry: CatalogEntry) => boolean {
  const known = byState.get(state) ?? ((entry) => entry.state === state)
  byState.set(state, known)
  return known
}
