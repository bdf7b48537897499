import { nameKey } from '@metier/core'
import { installSite, matchesWords, searchRemote, type RemoteAnswer, type RemoteHit } from '@metier/runtime'
import { join } from 'node:path'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { downloadFor } from './download-for.ts'
import { find } from './find.ts'
import type { OperationContext } from './operation-context.ts'
import { viewInput } from './view-input.ts'
import { withoutJudge } from './without-judge.ts'

const input = z.object({
  query: z.array(z.string()).min(1).describe('What you need, in your own words').meta({ placeholder: 'QUERY' }),
  tags: z
    .array(z.string())
    .default([])
    .describe('Only skills that carry this tag; several with commas or again')
    .meta({ placeholder: 'TAG' }),
  from: z
    .array(z.string().min(1))
    .default([])
    .describe('Look there too: https://HOST, clawhub: or npm:; several times for several')
    .meta({ placeholder: 'SOURCE' }),
  local: z.boolean().default(false).describe('Look on this machine only'),
  limit: z.int().min(1).max(250).default(10).describe('At most so many answers from each place'),
  ...viewInput,
})

const output = z.object({
  schema: z.literal('metier.search/1'),
  matches: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      where: z
        .string()
        .describe('`team`, `role`, `project`, `user`, `room`, … on this machine, or the source elsewhere'),
      remote: z.boolean(),
      location: z.string().optional().describe('Of the file, on this machine'),
      reference: z.string().optional().describe('What `metier add` takes, from elsewhere'),
      version: z.string().optional(),
      owner: z.string().optional(),
      tags: z.array(z.string()).optional().describe('As the source elsewhere says them'),
      installed: z.boolean().describe('The lock knows a skill of this name'),
    }),
  ),
  asked: z.array(z.string()).describe('Sources elsewhere that were asked'),
  problems: z.array(z.object({ source: z.string(), message: z.string() })).describe('Sources that did not answer'),
})

export type SearchOutput = z.infer<typeof output>

type Input = z.infer<typeof input>

type Match = SearchOutput['matches'][number]

async function localMatches({ query, tags, limit, role, agent, room, plan }: Input, context: OperationContext) {
  const asked = find.input.parse({ query, tag: tags, limit, grouped: true, role, agent, room, plan })
  // Here `none` hides what was found, and places come before ranks: no description shall talk a judge into either.
  const { matches, verdict } = await find.handler(asked, withoutJudge(context))
  return verdict === 'none' ? [] : matches
}

/** A source that says nothing of tags is gone by its words. */
function hasTags(hit: RemoteHit, wanted: readonly string[]): boolean {
  const own = new Set(hit.tags.map(nameKey))
  return wanted.every((tag) => (own.size > 0 ? own.has(nameKey(tag)) : matchesWords(hit, tag) > 0))
}

function remoteMatches(answer: RemoteAnswer, { tags, limit }: Input, isInstalled: (name: string) => boolean): Match[] {
  if ('problem' in answer) return []
  const wanted = tags.flatMap((tag) => tag.split(',')).filter((tag) => tag.trim() !== '')
  const hits = answer.hits.filter((hit) => hasTags(hit, wanted)).slice(0, limit)
  return hits.map(({ tags: own, ...hit }) => ({
    ...hit,
    where: answer.source,
    remote: true,
    tags: [...own],
    installed: isInstalled(hit.name),
  }))
}

/** Names in the locks of the project and of the user. */
function installedNames(context: OperationContext): (name: string) => boolean {
  const { configuration } = context
  const home = join(configuration.projectRoot, '.agents', 'skills')
  const names = (['project', 'user'] as const).flatMap((scope) => [
    ...installSite({ ...context, configuration, scope, home })
      .lock.read()
      .skills.keys(),
  ])
  const keys = new Set(names.map(nameKey))
  return (name) => keys.has(nameKey(name))
}

/** This machine first, in the order of its places, then sources elsewhere that were enabled (checklist OST-41, OST-42). */
export const search = defineOperation({
  name: 'search',
  summary: 'Look for skills here, then in registries and on hosts',
  description:
    'Elsewhere is asked only what `search.sources` in your settings or `--from` names, and last. A source that does not ' +
    'answer is said and hides no other. Nothing is installed; exit status 1 when nothing was found.',
  group: 'sharing',
  effects: ['read', 'network'],
  surfaces: ['cli', 'library'],
  input,
  output,
  positional: ['query'],
  short: { limit: 'n' },
  examples: [
    { command: 'search testing --tags qa,automation', explains: 'on this machine, and where your settings say' },
    { command: 'search pdf --from npm: --from https://example.com', explains: 'also on npm and on a host' },
  ],
  isNo: ({ matches }) => matches.length === 0,
  handler: async (asked, context) => {
    const isInstalled = installedNames(context)
    const here = await localMatches(asked, context)
    const sources = asked.local ? [] : [...new Set([...context.configuration.packages.searchSources, ...asked.from])]
    const { host, cwd } = context
    const download = downloadFor(context)
    const answers = await searchRemote(sources, asked.query.join(' '), { host, cwd, download, limit: asked.limit })
    const local = here.map(({ name, description, scope, location }) => ({
      name,
      description,
      where: scope,
      remote: false,
      location,
      installed: isInstalled(name),
    }))
    return {
      schema: 'metier.search/1' as const,
      matches: [...local, ...answers.flatMap((answer) => remoteMatches(answer, asked, isInstalled))],
      asked: sources,
      problems: answers.flatMap((answer) =>
        'problem' in answer ? [{ source: answer.source, message: answer.problem }] : [],
      ),
    }
  },
})
