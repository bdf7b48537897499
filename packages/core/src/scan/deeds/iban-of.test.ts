import { expect, it } from 'vitest'
import { ibanOf } from './iban-of.ts'

// WUN-103
it.each([
  'LT61 3250 0718 4429 0365',
  'DE61100777770209914836',
  'FR76 1659 8000 0140 0044 1927 385',
  'BE64967094418252',
])('%s is an account', (text) => expect(ibanOf(text)).toBe(text.replaceAll(' ', '')))

it.each([
  ['a sample', 'DE89 3704 0044 0532 0130 00'],
  ['of another length', 'DE6110077777020991483'],
  ['of no country', 'ZZ61100777770209914836'],
  ['of zeros', 'DE00 0000 0000 0000 0000 00'],
  ['of a packed file', 'PT09PT3QPT7ZPT1KPT5WPT2KA'],
  ['counted', 'DE71100100101234567890'],
  ['of an object', 'constructor'],
])('what is %s is none', (_, text) => expect(ibanOf(text)).toBeUndefined())
