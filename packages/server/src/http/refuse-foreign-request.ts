import { MetierError } from '@metier/core'
import {
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server'

/** The two headers by which a browser tells for whom it asks. */
export interface ForeignHeaders {
  readonly host: string | null | undefined
  readonly origin: string | null | undefined
}

/**
 * Why a request must not be served, or `undefined`. Listening on loopback keeps other machines out, not web pages:
 * a page can point its own host name at 127.0.0.1 (DNS rebinding) and then send requests from the user's browser.
 * Such requests carry the page's Host and Origin. `ownNames` are names besides `localhost` under which this daemon was
 * told to serve.
 */
export function refuseForeignRequest(
  headers: ForeignHeaders,
  ownNames: readonly string[] = [],
): MetierError | undefined {
  if (!validateHostHeader(headers.host, [...localhostAllowedHostnames(), ...ownNames]).ok) {
    return new MetierError({
      code: 'refused',
      message: 'This daemon only answers requests to 127.0.0.1 or localhost.',
      next: 'Use the address that `metier serve` printed.',
    })
  }
  if (!validateOriginHeader(headers.origin, [...localhostAllowedOrigins(), ...ownNames]).ok) {
    return new MetierError({
      code: 'refused',
      message: 'This daemon does not answer requests from web pages of other origins.',
      next: 'Call it from a program on this machine.',
    })
  }
  return undefined
}
