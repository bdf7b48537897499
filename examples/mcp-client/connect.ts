import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

export interface ConnectOptions {
  /** What starts the server: `['npx', '-y', 'metier', 'mcp']`. */
  readonly command: readonly [string, ...string[]]
  /** The project's directory. */
  readonly cwd: string
}

/** What an agent needs of any MCP server, and skills need nothing else: a text for the system prompt, tools, their answers. */
export async function connect({ command: [command, ...args], cwd }: ConnectOptions) {
  const client = new Client({ name: 'my-agent', version: '1.0.0' })
  await client.connect(new StdioClientTransport({ command, args, cwd }))
  const { tools } = await client.listTools()
  return {
    system: client.getInstructions() ?? '',
    tools,
    call: async (name: string, input: Readonly<Record<string, unknown>>): Promise<string> => {
      const { content } = await client.callTool({ name, arguments: { ...input } })
      return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n')
    },
    close: () => client.close(),
  }
}
