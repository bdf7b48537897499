import { clientObjections, type Explanation } from '@metier/core'
import * as z from 'zod'
import { connect } from './connect.ts'
import { defineOperation } from './define-operation.ts'
import { explainPublication, publicationClient } from './explain-publication.ts'
import type { OperationContext } from './operation-context.ts'
import { requireEntry } from './require-entry.ts'
import { viewInput } from './view-input.ts'
import { viewOptions } from './view-options.ts'

const clientSchema = z.object({
  id: z.string(),
  title: z.string(),
  sees: z.boolean().describe('Nothing known keeps it from reading the skill in its own folders'),
  connected: z.boolean().optional().describe('Metier stands in its configuration: it gets the skill from there'),
  because: z.array(z.string()).describe('Why it does not see it, or what is worth knowing'),
})

const output = z.object({
  schema: z.literal('metier.seen-by/1'),
  name: z.string(),
  clients: z.array(clientSchema).describe('Those that see it first'),
})

export type SeenByOutput = z.infer<typeof output>

type Client = z.infer<typeof clientSchema>

/** Which clients see one skill, by themselves or through Metier. */
export const seenBy = defineOperation({
  name: 'seen-by',
  summary: 'Which agents see a skill, and why others do not',
  group: 'seeing',
  effects: ['read'],
  surfaces: ['http', 'library'],
  input: z.object({ name: z.string().min(1).describe('The skill'), ...viewInput }),
  output,
  handler: async ({ name, ...who }, context) => {
    const view = (await context.catalog()).view(viewOptions(who))
    const entry = requireEntry(view, name)
    const connections = (await connect.handler(connect.input.parse({}), context)).agents ?? []
    const connected = new Map(connections.map((each) => [each.id, each.connected]))
    const published = await explainPublication(entry.name, { view, fileSystem: context.fileSystem })
    const clients = context.configuration.dialects
      .filter(({ kind }) => kind === 'client')
      .map((dialect) => {
        const found = clientObjections(entry.candidate, dialect, placeOf(context))
        const isConnected = [dialect.id, ...(dialect.aliases ?? [])].map((id) => connected.get(id)).find(isKnown)
        return { ...clientOf(dialect, found), ...(isConnected !== undefined && { connected: isConnected }) }
      })
    const mcp = clientOf({ id: publicationClient, title: "Hosts of MCP's Skills extension" }, published)
    // They read no folder: what they see they see through Metier.
    const host = { ...mcp, sees: false, connected: mcp.sees }
    const known = entry.state === 'active' ? [...clients, host] : clients
    return {
      schema: 'metier.seen-by/1' as const,
      name: entry.name,
      clients: known.toSorted((one, other) => rank(one) - rank(other)),
    }
  },
})

function isKnown(value: boolean | undefined): value is boolean {
  return value !== undefined
}

function rank({ sees, connected }: Client): number {
  return sees ? 0 : connected === true ? 1 : 2
}

function clientOf({ id, title }: Pick<Client, 'id' | 'title'>, found: readonly Explanation[]): Client {
  const because = found.filter(({ kind }) => kind !== 'ok').map(({ message }) => message)
  return { id, title, sees: found.some(({ kind }) => kind === 'ok'), because }
}

function placeOf({ configuration, host, fileSystem }: OperationContext) {
  return {
    projectRoot: configuration.projectRoot,
    context: { host, settings: configuration.catalog, preset: configuration.preset },
    realPath: (path: string) => fileSystem.realPath(path),
  }
}
