import * as z from 'zod'

/** Which MCP servers the agent has: the field of every operation that writes what skills need of them. */
export const mcpInput = {
  mcp: z
    .array(z.string().trim().min(1).max(200))
    .max(1000)
    .default([])
    .describe('An MCP server that the agent has, besides those the project declares; several times for several')
    .meta({ placeholder: 'NAME' }),
} as const
