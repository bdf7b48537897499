import { expect, it } from 'vitest'
import { namesAccount } from './names-account.ts'

// WUN-103
it.each([
  'Put DE02 1203 0000 0000 2020 51 in.',
  `Tips go to 0x${'a1'.repeat(20)}.`,
  `Send it to bc1q${'a1'.repeat(18)}.`,
])('knows where money can go to: %s', (line) => {
  expect(namesAccount(line)).toBe(true)
})

it.each([
  `The image is sha256:${'a1'.repeat(32)}.`,
  `A transaction is 0x${'a1'.repeat(32)}.`,
  'The IBAN of the invoice.',
])('takes no digest and no field for one: %s', (line) => {
  expect(namesAccount(line)).toBe(false)
})
