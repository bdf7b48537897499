import { expect, test } from 'vitest'
import { literalNeed } from './literal-need.ts'

test('words are looked for by how they begin, each once, up to a sign that has no name', () => {
  expect(literalNeed(['exfiltrate', 'exfiltration', "don't", '"x"', 'send\nit', '密钥', '\uffff'])).toEqual([
    'exfiltr',
    'donQt',
    'DxD',
    'send',
    'XX',
    'X',
  ])
})

test('where one would be found in every text there is nothing to look for', () => {
  expect(literalNeed(['send', 'a'])).toBeUndefined()
  expect(literalNeed(['send', '\nit'])).toBeUndefined()
})
