import { MetierError } from '@metier/core'

/** Characters of what a program said. */
const shownOutput = 600

/** Why a program that fetches did not, in its own words; where it shows an address, a password in it is left out. */
export function programFailed(what: string, said: string): MetierError {
  const plain = said
    .replace(/:\/\/[^/@\s]*@/g, '://***@')
    .trim()
    .slice(-shownOutput)
  return new MetierError({
    code: 'fetch-failed',
    message: `${what} failed: ${plain === '' ? 'it was stopped' : plain}`,
    next: 'Check the address or name, the branch, tag or version, and that you may read it; nothing was changed.',
  })
}
