import { expect, it } from 'vitest'
import { isUnknownHost } from './is-unknown-host.ts'

it.each([
  ['of a service', 'api.openlibrary.org'],
  ['where code lies', 'github.com'],
  ['of the house', 'nexus.intranet'],
  ['whose name is left open', 'api.yourcompany.com'],
])('knows a host %s', (_, host) => expect(isUnknownHost(host)).toBe(false))

it('does not know who keeps any other', () => {
  expect(isUnknownHost('intake.zone-handover.test')).toBe(true)
})
