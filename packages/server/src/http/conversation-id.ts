import { MetierError } from '@metier/core'

/** @throws MetierError `invalid-input` for an id that no client would choose. */
export function conversationId(id: string): string {
  if (/^[\w.:-]{1,128}$/.test(id)) return id
  throw new MetierError({
    code: 'invalid-input',
    message: 'The id of a conversation has 1 to 128 letters, digits and `.`, `:`, `_`, `-`.',
    next: 'Choose another id.',
  })
}
