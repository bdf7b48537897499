import { describe, expect, it } from 'vitest'
import { addressesIn } from '../hosts/addresses-in.ts'
import { isUnmentioned } from './is-unmentioned.ts'
import { skillOfPage } from './skill-of-page.case.ts'

const asked = (address: string, page: string) => {
  const [first] = addressesIn(address, 1)
  if (first === undefined) throw new Error(`no address in ${address}`)
  return isUnmentioned(skillOfPage(page), first)
}

// WUN-103: whoever sets a machine up for an attack has it called like the skill.
describe('a machine that no page names whole', () => {
  it.each([
    'https://stats.sample-skill.test/a',
    'https://sample.test/a',
    'https://metrics.example.net/a',
    'https://203.0.113.9/a',
  ])('is %s', (address) => expect(asked(address, 'Sorts tables.')).toBe(true))

  it.each([
    ['one that it names', 'https://stats.four.test/a', 'Asks stats.four.test.'],
    ['one that many know', 'https://api.hubspot.com/a', 'Sorts.'],
    ['where code lies', 'https://github.com/owner/sample', 'Sorts.'],
    ['this machine', 'http://localhost:8080/a', 'Sorts.'],
  ])('is not %s', (_, address, page) => expect(asked(address, page)).toBe(false))
})
