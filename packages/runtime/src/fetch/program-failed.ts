import { MetierError } from '@metier/core'

/** Characters of what a program said. */
const shownOutput = 600

/** How git and SSH say that somebody has to log in. */
const askingForLogin = /could not read (?:Username|Password)|Authentication failed|Permission denied \(/

/** Why a program that fetches did not, in its own words; where it shows an address, a password in it is left out. */
export function programFailed(what: string, said: string): MetierError {
  const plain = said
    .replace(/:\/\/[^/@\s]*@/g, '://***@')
    .trim()
    .slice(-shownOutput)
  return new MetierError({
    code: 'fetch-failed',
    message: `${what} failed: ${plain === '' ? 'it was stopped' : plain}`,
    next: askingForLogin.test(plain)
      ? 'It asks for a login, or does not say that there is no such thing: log in with git or SSH, or put the host into .netrc, as docs/packages.md says; nothing was changed.'
      : 'Check the address or name, the branch, tag or version, and that you may read it; nothing was changed.',
  })
}
