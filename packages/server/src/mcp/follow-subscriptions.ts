import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import type { McpServerHandle } from './mcp-server-handle.ts'

/** Resources that one connection may follow at once. */
const most = 1000

const longestUri = 8192

/**
 * Serves `resources/subscribe` of the 2025 revisions, and says of a resource whether to tell this client of it. Those
 * of 2026 name what they want when they listen, and the SDK holds our notices against that.
 */
export function followSubscriptions(server: McpServerHandle): (uri: string) => boolean {
  const followed = new Set<string>()
  let asked = false
  server.setRequestHandler('resources/subscribe', ({ params: { uri } }) => {
    asked = true
    // What is no resource of ours never changes; following it does no harm within the bounds.
    if (uri.length > longestUri || (followed.size >= most && !followed.has(uri))) {
      const message = `At most ${most} resources can be followed at once, by URIs of at most ${longestUri} characters.`
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, message)
    }
    followed.add(uri)
    return {}
  })
  server.setRequestHandler('resources/unsubscribe', ({ params: { uri } }) => {
    followed.delete(uri)
    return {}
  })
  const isOld = () => asked || (server.getNegotiatedProtocolVersion() ?? '') < '2026-07-28'
  return (uri) => (isOld() ? followed.has(uri) : true)
}
