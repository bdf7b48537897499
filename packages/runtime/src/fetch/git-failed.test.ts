import { expect, it } from 'vitest'
import { gitFailed } from './git-failed.ts'

// What git 2.39 and OpenSSH 9.2 said when each was brought about.
it.each<[string, string, string]>([
  ['a login', "fatal: could not read Username for 'https://host.test': terminal prompts disabled", '.netrc'],
  ['a refused login', "fatal: Authentication failed for 'https://host.test/a.git/'", '.netrc'],
  [
    'a refused key',
    'git@host.test: Permission denied (publickey).\nfatal: Could not read from remote repository.',
    'SSH',
  ],
  [
    'an unknown host key',
    'Host key verification failed.\nfatal: Could not read from remote repository.',
    'fingerprint',
  ],
  ['no such host', "fatal: unable to access 'https://x.invalid/a.git/': Could not resolve host: x.invalid", 'spelling'],
  [
    'no such host for SSH',
    'ssh: Could not resolve hostname x.invalid: Name or service not known\nfatal: Could not read from remote repository.',
    'spelling',
  ],
  [
    'a closed port',
    "fatal: unable to access 'http://127.0.0.1:9/x.git/': Failed to connect to 127.0.0.1 port 9 after 0 ms: Couldn't connect to server",
    'the port',
  ],
  ['a closed port of SSH', 'ssh: connect to host 127.0.0.1 port 22: Connection refused', 'the port'],
  ['a line that broke', 'error: RPC failed; curl 18\nfatal: early EOF', 'try again'],
  [
    'no TLS',
    "fatal: unable to access 'https://127.0.0.1:1/x.git/': gnutls_handshake() failed: An unexpected TLS packet was received.",
    'cannot be trusted',
  ],
  [
    'a certificate of its own',
    "fatal: unable to access 'https://h/': server certificate verification failed. CAfile: none CRLfile: none",
    'sslCAInfo',
  ],
  ['no rights', "fatal: unable to access 'http://h/x.git/': The requested URL returned error: 403", 'owner'],
  ['trouble', "fatal: unable to access 'http://h/x.git/': The requested URL returned error: 503", 'later'],
  ['nothing in it', "fatal: couldn't find remote ref HEAD", 'empty'],
  ['no such commit', `fatal: reference is not a tree: ${'12'.repeat(20)}`, 'digits'],
  ['another owner', "fatal: detected dubious ownership in repository at '/srv/x.git'", 'safe.directory'],
  ['no repository', "fatal: repository 'http://h/x.git/' not found", 'the owner and the name'],
  ['no repository on this disk', "fatal: '/nosuch/x' does not appear to be a git repository", 'the owner and the name'],
])('says what to do about %s', (_cause, said, next) => {
  const error = gitFailed('fetch', said)
  expect(error).toMatchObject({ code: 'fetch-failed', next: expect.stringContaining(next) })
  expect(error.next).toMatch(/nothing was changed\.$/)
  expect(error.message).toContain(said.slice(0, 20))
})

it.each(['fatal: repository not found', ''])('speaks of no login where none was asked for: %j', (said) => {
  expect(gitFailed('fetch', said).next).not.toContain('.netrc')
})
