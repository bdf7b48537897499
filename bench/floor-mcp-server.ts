// The floor of `metier mcp`: a server on the same SDK with one tool and nothing behind it.
import { McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { z } from 'zod'

serveStdio(() => {
  const server = new McpServer({ name: 'floor', version: '0.0.0' })
  server.registerTool(
    'skill',
    { description: 'Loads a skill.', inputSchema: z.object({ name: z.string() }) },
    ({ name }) => ({
      content: [{ type: 'text', text: name }],
    }),
  )
  return server
})
