import { expect, test } from 'vitest'
import { knownWord } from './known-word.ts'

test('a word is known once as it is spelled, and is another thing in another language', () => {
  expect(knownWord('Send')).toBe(knownWord('Send'))
  expect(knownWord('Send')).not.toBe(knownWord('send'))
  expect(knownWord('sends').classes(true)).toEqual(['send'])
  expect(knownWord('envía').classes(true)).toEqual([])
  expect(knownWord('envía').classes(false)).toContain('send')
})
