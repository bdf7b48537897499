import { expect, it } from 'vitest'
import { decodeBase32 } from './decode-base32.ts'

const read = (given: string) => {
  const bytes = decodeBase32(given)
  return bytes && new TextDecoder().decode(bytes)
}

// WUN-103: RFC 4648, section 10.
it.each([
  ['', ''],
  ['MY======', 'f'],
  ['MZXQ====', 'fo'],
  ['MZXW6===', 'foo'],
  ['MZXW6YQ=', 'foob'],
  ['mzxw6ytb', 'fooba'],
  ['MZXW6YTBOI', 'foobar'],
])('reads %s', (given, text) => expect(read(given)).toBe(text))

it.each(['MY0=', 'A', 'ABC', 'not base32!'])('refuses %s', (given) => expect(read(given)).toBeUndefined())
