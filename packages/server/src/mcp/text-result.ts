import type { CallToolResult } from '@modelcontextprotocol/server'

export function textResult(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] }
}
