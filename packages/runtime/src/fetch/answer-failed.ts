import { MetierError } from '@metier/core'
import type { Sent } from './send.ts'

/** Characters of what a server said. */
const shown = 300

/** What a server said instead of doing what it was asked. */
export function answerFailed(what: string, { status, bytes }: Sent): MetierError {
  const text = new TextDecoder().decode(bytes)
  // What a server says must not draw on a terminal.
  const said = text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, shown)
  const denied = status === 401 || status === 403
  return new MetierError({
    code: denied ? 'unauthorized' : 'fetch-failed',
    message: `${what}: the server answers ${status}${said === '' ? '' : ` (${said})`}.`,
    next: denied
      ? 'Log in with `metier login`, or with a token that may do this; nothing was published by this step.'
      : 'Nothing was published by this step.',
    data: { status },
  })
}
