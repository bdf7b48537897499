import { MetierError } from '@metier/core'
import {
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server'

/**
 * Why a request must not be served, or `undefined`. Listening on loopback keeps other machines out, not web pages:
 * a page can point its own host name at 127.0.0.1 (DNS rebinding) and then send requests from the user's browser.
 * Such requests carry the page's Host and Origin.
 */
export function refuseForeignRequest(request: Request): MetierError | undefined {
  const host = request.headers.get('host') ?? new URL(request.url).host
  if (!validateHostHeader(host, localhostAllowedHostnames()).ok) {
    return new MetierError({
      code: 'refused',
      message: 'This daemon only answers requests to 127.0.0.1 or localhost.',
      next: 'Use the address that `metier serve` printed.',
    })
  }
  if (!validateOriginHeader(request.headers.get('origin'), localhostAllowedOrigins()).ok) {
    return new MetierError({
      code: 'refused',
      message: 'This daemon does not answer requests from web pages of other origins.',
      next: 'Call it from a program on this machine.',
    })
  }
  return undefined
}
