import { describe, expect, it } from 'vitest'
import { guardsOff } from './guards-off.ts'
import { isFoundIn } from './is-found-in.case.ts'

const isOff = isFoundIn(guardsOff, 'Reads a table from a server with a certificate.')

const any = 'import ssl\n\nssl._create_default_https_context = ssl._create_unverified_context\n'

// WUN-103: who believes any certificate talks to anybody.
describe('a guard that is taken away', () => {
  it.each([
    ['a.py', any],
    ['a.py', 'import ssl as _s\n\n_s._create_default_https_context = _s._create_unverified_context\n'],
    ['a.js', "process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'\n"],
    ['a.js', "require('https').globalAgent.options.rejectUnauthorized = false\n"],
    ['a.sh', 'git config --global http.sslVerify false\n'],
    ['a.sh', 'npm config set strict-ssl false\n'],
    ['a.sh', 'chmod -R 777 "$HOME/.ssh"\n'],
  ])('is found in %s: %s', (path, text) => expect(isOff(path, text)).toBe(true))

  it.each([
    [
      'is a choice of the user',
      'a.js',
      "if (options.insecure) {\n  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'\n}\n",
    ],
    ['is put back', 'a.sh', 'git config --global http.sslVerify true\n'],
    ['holds for one repository', 'a.sh', 'git -C work config http.sslVerify false\n'],
    ['is no guard', 'a.sh', 'chmod 700 "$HOME/.ssh"\nchmod 644 ~/.ssh/config.d/work.pub\n'],
  ])('is none that %s', (_, path, text) => expect(isOff(path, text)).toBe(false))

  it('may be what the page says', () => {
    expect(isOff('a.py', any, 'The server has a self-signed certificate.')).toBe(false)
  })
})
