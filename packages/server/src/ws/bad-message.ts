import { MetierError } from '@metier/core'

/** What a client sent is no message, and an example of one. */
export function badMessage(message: string): MetierError {
  return new MetierError({
    code: 'invalid-input',
    message,
    next: 'Send, for example, {"type":"list_skills","id":1}.',
  })
}
