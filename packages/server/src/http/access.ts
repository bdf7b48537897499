import { MetierError } from '@metier/core'
import type { Effect } from '@metier/operations'
import { accessScopes } from './access-scopes.ts'
import { readAccessToken } from './read-access-token.ts'

/** On whose behalf a request is served. */
export interface Caller {
  readonly name: string
  readonly scopes: readonly Effect[]
  /** It came with a token; whoever reaches the loopback address needs none for most things. */
  readonly hasToken: boolean
}

export interface AccessOptions {
  /** Signs tokens; the daemon's own secret. */
  readonly key: Uint8Array
  readonly now: () => number
  /** Nobody is served without a token. Otherwise whoever reaches the loopback address may do everything. */
  readonly required: boolean
}

/** Who may do what. A token that is given is always held to what it says, even where none is needed. */
export class Access {
  readonly #options: AccessOptions

  constructor(options: AccessOptions) {
    this.#options = options
  }

  /**
   * The caller behind a token, or the user of this machine where no token is needed.
   * @throws MetierError `unauthorized` for no token where one is needed, an expired one, or one that is none of ours.
   */
  callerOf(token: string | undefined): Caller {
    const { key, now, required } = this.#options
    if (token === undefined || token === '') {
      if (!required) return { name: 'local', scopes: accessScopes, hasToken: false }
      throw refusal('This daemon serves nobody without a token.')
    }
    const grant = readAccessToken(token, key, now())
    if (grant === 'expired') throw refusal('The token has expired.')
    if (grant === undefined) throw refusal('The token is not one of this daemon.')
    return { name: grant.name, scopes: grant.scopes, hasToken: true }
  }
}

/** @throws MetierError `refused` when the caller's token does not reach as far as an operation does. */
export function requireScopes(caller: Caller, effects: readonly Effect[]): void {
  const missing = effects.filter((effect) => !caller.scopes.includes(effect))
  if (missing.length === 0) return
  throw new MetierError({
    code: 'refused',
    message: `The token of ${JSON.stringify(caller.name)} does not allow to ${missing.join(', ')}.`,
    next: `Make one that does: metier serve token --scope ${effects.join(',')}`,
  })
}

/** The token of a request: `Authorization: Bearer`, or the protocol of a WebSocket, where pages can say nothing else. */
export function tokenOf(header: (name: string) => string | undefined): string | undefined {
  const bearer = /^bearer +(\S+)$/i.exec(header('authorization') ?? '')?.[1]
  if (bearer !== undefined) return bearer
  const protocols = (header('sec-websocket-protocol') ?? '').split(',').map((protocol) => protocol.trim())
  return protocols.find((protocol) => protocol.startsWith('bearer.'))?.slice('bearer.'.length)
}

function refusal(message: string): MetierError {
  return new MetierError({
    code: 'unauthorized',
    message,
    next: 'Send Authorization: Bearer TOKEN; `metier serve token` makes one.',
  })
}
