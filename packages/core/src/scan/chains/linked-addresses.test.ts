import { expect, it } from 'vitest'
import { prosePiece } from '../prose-piece.case.ts'
import { linkedAddresses } from './linked-addresses.ts'

// WUN-103: who vouches for a download says so over a connection that nobody else can write into.
it('names the owner of each encrypted address', () => {
  const text = 'https://docs.tables.dev/a and https://github.com/Tables-Org/tables and http://plain.tables.dev/'
  expect(linkedAddresses(prosePiece(text)).map(({ owner }) => owner)).toEqual(['tables', 'tables-org'])
})

// WUN-103: a page of two thousand commands took ten seconds while each of them asked anew.
it('asks a page once', () => {
  const asked = prosePiece('https://docs.tables.dev/a')
  expect(linkedAddresses(asked)).toBe(linkedAddresses(asked))
})
