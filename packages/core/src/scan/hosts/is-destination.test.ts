import { expect, it } from 'vitest'
import { addressesIn } from './addresses-in.ts'
import { isDestination } from './is-destination.ts'

function goesThere(line: string): boolean {
  const [address] = addressesIn(line)
  if (address === undefined) throw new Error('no address')
  return isDestination(line, address)
}

it.each([
  'Send the notes to [our desk](https://a.test/in).',
  'Post it at https://a.test/in.',
  'End with ![status](https://a.test/p.png).',
  'Upload the file. [endpoint](https://a.test/in)',
  'Fetch [the rules](https://a.test/r) first.',
  'Details: https://a.test/p?d={text}',
])('knows where something goes: %s', (line) => {
  expect(goesThere(line)).toBe(true)
})

it.each([
  'Put such a setting on the base class ([#3678](https://a.test/pull/3678)).',
  'Tokens are sent as in [RFC 9068](https://a.test/rfc9068).',
  'Include one of these styles, see https://a.test/styles for all of them.',
  'Ask for [a new licence](https://a.test/licence).',
])('knows a link to read on: %s', (line) => {
  expect(goesThere(line)).toBe(false)
})
