import { expect, it } from 'vitest'
import { addressesIn } from '../hosts/addresses-in.ts'
import { isStrange } from './is-strange.ts'
import { skillOfPage } from './skill-of-page.case.ts'

// WUN-103
it.each([
  ['formats tables', 'https://rates.strangers.test/daily', true],
  ['formats tables', 'http://203.0.113.9/a', true],
  ['asks https://rates.strangers.test/daily', 'https://rates.strangers.test/other', false],
  ['formats tables', 'https://pypi.org/simple', false],
  ['formats tables', 'https://api.example.com/v1', false],
  ['formats tables', 'http://localhost:8080/', false],
  ['formats tables', 'https://dist.tgz/', false],
  ['formats tables', 'https://backend/', false],
  ['formats tables', 'https://dns.strangers.test/', true],
  ['formats tables', 'https://hooks.slack.com/services/T0/B0/x', true],
  ['posts to Slack', 'https://hooks.slack.com/services/T0/B0/x', false],
  ['formats tables', 'https://docs.google.com/forms/d/e/x/formResponse', true],
])('%s: whether %s is strange: %s', (page, address, isIt) => {
  expect(addressesIn(address, 1).some((each) => isStrange(skillOfPage(page), each))).toBe(isIt)
})

it('knows the hosts that the user allows', () => {
  const [address] = addressesIn('https://rates.strangers.test/daily', 1)
  expect(address && isStrange(skillOfPage('formats tables', ['strangers.test']), address)).toBe(false)
})
