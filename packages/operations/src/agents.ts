import { findDialect, type Dialect, type DialectRoot } from '@metier/core'
import { agentsHere } from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import type { OperationContext } from './operation-context.ts'
import { packageSite } from './package-site.ts'

const output = z.object({
  schema: z.literal('metier.agents/1'),
  agents: z.array(
    z.object({
      id: z.string().describe('What --agent takes'),
      title: z.string(),
      project: z.string().nullable().describe('Its folder of skills in this project, absolute'),
      user: z.string().nullable().describe('Its folder of skills of the user, absolute'),
      here: z.boolean().describe('It is in use on this machine or in this project'),
      because: z.string().nullable().describe('The trace of it that was found'),
      from: z.enum(['metier', 'settings']).describe('Who says where it looks'),
    }),
  ),
})

export type AgentsOutput = z.infer<typeof output>

type Row = AgentsOutput['agents'][number]

async function rowsOf(context: OperationContext): Promise<readonly Row[]> {
  const { fileSystem, configuration } = context
  const { site } = await packageSite({ scope: 'user' }, context)
  const here = agentsHere({ fileSystem, ...site })
  const first = ([root]: readonly DialectRoot[]): string | null => (root === undefined ? null : site.locate(root))
  const rowOf = (dialect: Dialect): Row => ({
    id: dialect.id,
    title: dialect.title,
    project: first(dialect.projectRoots),
    user: first(dialect.userRoots),
    here: here.has(dialect.id),
    because: here.get(dialect.id) ?? null,
    from: findDialect(dialect.id) === dialect ? 'metier' : 'settings',
  })
  return configuration.dialects.filter(({ kind }) => kind === 'client').map(rowOf)
}

/** The table of agents as it holds on this machine. */
export const agents = defineOperation({
  name: 'agents',
  summary: 'Show the agents that Metier knows, and which are in use here',
  description: 'More can be named in your settings, under `skills.agents`, and folders that moved be put right there.',
  group: 'seeing',
  effects: ['read'],
  surfaces: ['cli', 'library'],
  input: z.object({
    here: z.boolean().default(false).describe('Only those that are in use here'),
  }),
  output,
  examples: [
    { command: 'agents --here', explains: 'which agents were found' },
    { command: 'agents --json', explains: 'the whole table, for a program' },
  ],
  handler: async ({ here }, context) => {
    const rows = await rowsOf(context)
    const shown = here ? rows.filter((row) => row.here) : rows
    return {
      schema: 'metier.agents/1' as const,
      agents: shown.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    }
  },
})
