import { MetierError } from '@metier/core'
import type { CallToolResult } from '@modelcontextprotocol/server'

/**
 * A failure as a result that the model reads and can act on; the connection lives on (OMN-40).
 * Only a `MetierError` is shown: the text of any other exception may hold paths or worse.
 */
export function errorResult(error: unknown): CallToolResult {
  return { content: [{ type: 'text', text: errorText(error) }], isError: true }
}

function errorText(error: unknown): string {
  if (!(error instanceof MetierError)) return 'Metier failed at this call; its log says why. Other calls still work.'
  return error.next === undefined ? error.message : `${error.message} ${error.next}`
}
