import { expect, it } from 'vitest'
import { addressesIn } from '../hosts/addresses-in.ts'
import { destinationsIn } from './destinations-in.ts'

const filler = 'The shape of the picture decides how wide the card becomes. '.repeat(12)

function near(line: string): string {
  const addresses = addressesIn(line)
  return destinationsIn({ line, addresses, weights: addresses.map(() => 'foreign' as const), mails: [] })
}

it('takes a short paragraph whole, and of a long one what stands near an address', () => {
  expect(near('Send it to https://a.test.')).toBe('Send it to https://a.test.')
  const line = `First words. ${filler}Send it to https://a.test. ${filler}Last words.`
  expect(near(line)).toContain('Send it to https://a.test')
  expect(near(line)).not.toMatch(/First words|Last words/)
})

it('goes nowhere with a link to read on', () => {
  expect(near(`${filler}Docs: <https://a.test/docs>. ${filler}`)).toBe('')
  expect(near(`${filler}Connect it by the [posts](https://a.test/docs) page. ${filler}`)).toContain('[posts]')
})
