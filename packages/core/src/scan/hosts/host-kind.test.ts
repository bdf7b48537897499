import { describe, expect, it } from 'vitest'
import { hostKind } from './host-kind.ts'

// WUN-103: what is known of a machine without asking it.
describe('an owner whom everybody knows', () => {
  it.each(['/Homebrew/install/HEAD/install.sh', '/google/tool/main/install.sh', '/cli'])('is known by %s', (path) => {
    expect(hostKind('raw.githubusercontent.com', path)).toBe('installer')
  })

  it.each(['/google-tools/a/main/install.sh', '/clinical/a/main/i.sh', '/a/google/main/i.sh'])(
    'is not meant by %s',
    (path) => expect(hostKind('raw.githubusercontent.com', path)).toBe('unknown'),
  )

  it('is not known at a machine that only sounds alike', () => {
    expect(hostKind('notgithubusercontent.com', '/google/a/main/i.sh')).toBe('unknown')
    expect(hostKind('githubusercontent.com.four.test', '/google/a/main/i.sh')).toBe('unknown')
  })
})

describe('an account of whoever reads', () => {
  it.each(['your_domain.auth0.com', 'your-tenant.okta.com', 'tenant.eu.auth0.com'])('stands in %s', (host) => {
    expect(hostKind(host)).toBe('tenant')
  })

  it.each(['four-letters.auth0.com', 'your-tenant.letterhouse.dev', 'your-tenant.notokta.com'])('not in %s', (host) => {
    expect(hostKind(host)).not.toBe('tenant')
  })
})

describe('this machine and its network', () => {
  it.each([
    'localhost',
    '127.0.0.1',
    '127.1',
    '10.1.2.3',
    '192.168.x.x',
    '100.102.6.112',
    '172.20.0.1',
    '169.254.1.1',
    '[::1]',
    '[fe80::1]',
    'printer.local',
  ])('is %s', (host) => expect(hostKind(host)).toBe('local'))

  it.each([
    'localhost.four.dev',
    '127.0.0.1.four.dev',
    '127.four.dev',
    '10.four.dev',
    '192.168.four.dev',
    '172.16.four.dev',
    '0.0.0.0.four.dev',
    '[::1abc:2]',
    'notlocal',
  ])('is not %s, which anybody can register', (host) => expect(hostKind(host)).not.toBe('local'))
})

describe('a name with letters that only look like its own', () => {
  it.each(['get.d\u043ecker.com', 'raw.githubuser\u0441ontent.com', '\u0441\u043e\u0441\u043e.dev', 'g\u03bfogle.com'])(
    'is disguised: %s',
    (host) => expect(hostKind(host)).toBe('disguised'),
  )

  it.each([
    'b\u00fccher.dev',
    '\u043f\u0440\u0438\u043c\u0435\u0440.\u0440\u0444',
    '\u043c\u043e\u0440\u0435.\u0440\u0444',
    '\u4f8b\u3048.jp',
  ])('is a name like others: %s', (host) => expect(hostKind(host)).toBe('unknown'))
})
