// The floor of `metier mcp`: a server on the same SDK whose one tool reads a SKILL.md and answers with it.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { z } from 'zod'

const skills = join(process.cwd(), '.agents', 'skills')

serveStdio(() => {
  const server = new McpServer({ name: 'floor', version: '0.0.0' })
  server.registerTool(
    'skill',
    { description: 'Loads a skill.', inputSchema: z.object({ name: z.string() }) },
    ({ name }) => ({
      content: [{ type: 'text', text: readFileSync(join(skills, basename(name), 'SKILL.md'), 'utf8') }],
    }),
  )
  return server
})
