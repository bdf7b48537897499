import { MetierError } from '@metier/core'
import type { AnyOperation } from '@metier/operations'
import { requireScopes, type Caller } from './access.ts'

/** What an operation says about who may call it. */
export type Guarded = Pick<AnyOperation, 'name' | 'effects' | 'needsToken'>

/**
 * May this caller do that?
 * @throws MetierError `refused` for a token that does not reach so far, `unauthorized` for what is the user's own word
 *   when it comes without a token.
 */
export function requireOperation(caller: Caller, { name, effects, needsToken }: Guarded): void {
  if (needsToken === true && !caller.hasToken) {
    throw new MetierError({
      code: 'unauthorized',
      message: `${name} is your own word and takes a token, on this machine too.`,
      next: 'Open the page by the address that `metier serve status` prints, or send a token of `metier serve token`.',
    })
  }
  requireScopes(caller, effects)
}
