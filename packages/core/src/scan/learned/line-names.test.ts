import { expect, it } from 'vitest'
import { lineNames } from './line-names.ts'

// WUN-103
it('has every name in a line, each host as one word', () => {
  expect(lineNames('curl https://api.github.com -o größe_2')).toEqual({
    kind: 'code',
    names: ['curl', 'https', 'KNOWNHOST', 'o', 'größe_2'],
    features: ['host:github.com'],
  })
})

it('knows a comment', () => expect(lineNames('  // send it')).toMatchObject({ kind: 'comment', names: ['send', 'it'] }))

it('takes a very long name for data', () => expect(lineNames(`key = ${'a'.repeat(65)}`).names).toEqual(['key']))
