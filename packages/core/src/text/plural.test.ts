import { expect, it } from 'vitest'
import { plural } from './plural.ts'

it.each([
  [0, '0 skills'],
  [1, '1 skill'],
  [2, '2 skills'],
])('says of %i how many there are', (count, said) => expect(plural(count, 'skill')).toBe(said))

it('takes a plural of its own', () => {
  expect([1, 3].map((count) => plural(count, 'entry', 'entries'))).toEqual(['1 entry', '3 entries'])
})
