import { MetierError } from '@metier/core'
import { programFailed } from './program-failed.ts'

/** English messages of git and SSH, each with advice for the user; the first that fits counts. */
const causes: readonly { readonly said: RegExp; readonly next: string }[] = [
  {
    said: /could not read (?:Username|Password)|Authentication failed|Permission denied \(/,
    next: 'It asks for a login, or does not say that there is no such thing: log in with git or SSH, or put the host into .netrc, as docs/packages.md says',
  },
  {
    said: /Host key verification failed/,
    next: 'SSH does not know this host, or knows it with another key: connect to it once with `ssh` and compare the fingerprint',
  },
  {
    said: /could not resolve (?:host|proxy)|name resolution|Name or service not known/i,
    next: 'No host of this name answers: check its spelling, and whether the network, and a proxy in between, are there',
  },
  {
    said: /SSL certificate|SSL_|SSL connect|gnutls_|TLS packet|certificate verification/,
    next: 'The connection cannot be trusted: check the address and the clock; a host with a certificate of its own is made known to git by `git config http.sslCAInfo`',
  },
  {
    said: /failed to connect|couldn't connect|connection (?:refused|timed out|reset)|no route to host|network is unreachable|too slow|early EOF|unexpected disconnect/i,
    next: 'The host does not answer, or stopped: check the network, the port and a proxy in between, and try again',
  },
  {
    said: /returned error: (?:5\d\d|429)/,
    next: 'The host is there and cannot answer now: try again later',
  },
  {
    said: /returned error: 403|access denied|not authorized/i,
    next: 'The host does not let you read it: ask its owner, or check which login git has for that host',
  },
  {
    said: /couldn't find remote ref HEAD/,
    next: 'There is nothing in it: the repository is empty, or the address is none of a repository',
  },
  {
    said: /reference is not a tree|not our ref|unable to read tree/,
    next: 'It has no such commit: check its digits; one that was never pushed, or was thrown away, can be had nowhere',
  },
  {
    said: /dubious ownership/,
    next: 'It belongs to another user of this machine: if you trust it, `git config --global --add safe.directory FOLDER`',
  },
  {
    said: /not found|does not appear to be a git repository|does not exist/i,
    next: 'There is no repository at that address, or none that you may see: check the owner and the name',
  },
]

/** Why git did not do what it was asked, in its own words. */
export function gitFailed(command: string, said: string): MetierError {
  const error = programFailed(`git ${command}`, said)
  const next = causes.find(({ said: sign }) => sign.test(said))?.next
  if (next === undefined) return error
  return new MetierError({ code: error.code, message: error.message, next: `${next}; nothing was changed.` })
}
