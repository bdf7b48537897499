import { expect, it } from 'vitest'
import { isHouseHost } from './is-house-host.ts'

// WUN-103: nobody outside can serve anything under a name that only the network of the house knows.
it.each([
  ['nexus', true],
  ['devpi.intranet', true],
  ['192.168.4.20', true],
  ['registry.home.arpa', true],
  ['nexus.company.test', false],
  ['203.0.113.9', false],
  ['localhost.drop.test', false],
])('%s: %s', (host, expected) => {
  expect(isHouseHost(host)).toBe(expected)
})
