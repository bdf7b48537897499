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
