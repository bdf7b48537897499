import { expect, it } from 'vitest'
import { kindOfWord } from './kind-of-word.ts'
import { wordKinds } from './word-kinds.ts'

it('is one for words that are used for the same', () => {
  expect(kindOfWord('stripe')).toBe(kindOfWord('paypal'))
  expect(kindOfWord('password')).toBe(kindOfWord('token'))
  expect(kindOfWord('password')).not.toBe(kindOfWord('delet'))
})

it('is none for a word that is rare', () => {
  expect(kindOfWord('quagga')).toBeUndefined()
})

it('is one only for each word', () => {
  const words = wordKinds.split(/[| ]/)
  expect(new Set(words).size).toBe(words.length)
  expect(words.length).toBe(5000)
})
