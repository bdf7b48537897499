import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createCollectingJournal, type CollectingJournal } from '@metier/testing'
import { createFakeCatalog, type FakeCatalog, type FakeSkill } from './fake-catalog.case.ts'
import { announceChanges } from './mcp/announce-changes.ts'
import { createMcpServer, type CreateMcpServerOptions } from './mcp/create-mcp-server.ts'

/** The two eras of the protocol: handshake and session, or stateless with an envelope. */
export const eras = ['legacy', 'modern'] as const

export type Era = (typeof eras)[number]

export interface Connected {
  readonly client: Client
  readonly catalog: FakeCatalog
  readonly journal: CollectingJournal
  /** Which lists the client was told to fetch again. */
  readonly told: string[]
  readonly text: (tool: string, input?: Record<string, unknown>) => Promise<string>
  readonly call: (tool: string, input?: Record<string, unknown>) => ReturnType<Client['callTool']>
}

export function createClient(era: Era): { client: Client; told: string[] } {
  const told: string[] = []
  const note = (list: string) => ({ autoRefresh: false, debounceMs: 0, onChanged: () => void told.push(list) })
  const client = new Client(
    { name: 'test', version: '1' },
    {
      listChanged: { tools: note('tools'), resources: note('resources'), prompts: note('prompts') },
      versionNegotiation: { mode: era === 'legacy' ? 'legacy' : { pin: '2026-07-28' } },
    },
  )
  return { client, told }
}

const settings = () => ({ projectRoot: '/project', execution: { firstArgument: 0 as const } })

/** A real client and our server, joined in memory. */
export async function connectClient(
  era: Era,
  skills: readonly FakeSkill[],
  options: Partial<CreateMcpServerOptions> = {},
): Promise<Connected> {
  const catalog = createFakeCatalog(skills)
  const journal = createCollectingJournal()
  const [near, far] = InMemoryTransport.createLinkedPair()
  serveStdio(
    () => {
      const server = createMcpServer({ catalog, version: '1.2.3', journal, settings, conversation: true, ...options })
      announceChanges(server, { catalog: options.catalog ?? catalog, journal })
      return server
    },
    { transport: far },
  )
  const { client, told } = createClient(era)
  await client.connect(near)
  const call: Connected['call'] = (name, input = {}) => client.callTool({ name, arguments: input })
  return { client, catalog, journal, told, call, text: async (tool, input) => textOf(await call(tool, input)) }
}

export function textOf(result: Awaited<ReturnType<Client['callTool']>>): string {
  const [first] = result.content
  return first?.type === 'text' ? first.text : ''
}
