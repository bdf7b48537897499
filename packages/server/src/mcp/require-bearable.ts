import { MetierError, plural } from '@metier/core'

/** Longest text in UTF-16 code units that any tool takes; longer ones are mistakes or attacks. */
const longest = 100_000

/** @throws MetierError `invalid-input` for a text that is longer than any tool takes. */
export function requireBearable(key: string, value: string): string {
  if (value.length <= longest) return value
  throw new MetierError({
    code: 'invalid-input',
    message: `The argument ${key} has ${plural(value.length, 'character')}; the limit is ${longest}.`,
    next: 'Send less.',
  })
}
