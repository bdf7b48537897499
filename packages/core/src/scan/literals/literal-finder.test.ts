import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LiteralFinder } from './literal-finder.ts'
import { signKinds } from './sign-kinds.ts'

function found(needs: readonly (readonly string[])[], text: string): number[] {
  const bits = new LiteralFinder(needs).find(text)
  return needs.flatMap((_, index) => (((bits[index >> 5] ?? 0) >>> (index & 31)) & 1 ? [index] : []))
}

test('finds literals in literals, over the ends of others, and whatever their case', () => {
  expect(found([['she'], ['he', 'x'], ['hers'], ['his'], ['xyz']], 'uSHErs')).toEqual([0, 1, 2])
})

test('finds literals with blanks, quotes and signs beyond ASCII by their names', () => {
  expect(found([['donQtSs'], ['XX'], ['DaD'], ['Sb']], `don't say "a" 密钥`)).toEqual([0, 1, 2])
})

test('has as many lists as there are', () => {
  const needs = Array.from({ length: 70 }, (_, index) => [`x${String(index).padStart(2, '0')}.`])
  expect(found(needs, 'x00. x31. x32. x69.')).toEqual([0, 31, 32, 69])
})

test('signs that may be taken for letters let everything pass', () => {
  expect(found([['send'], ['key']], 'ſend')).toEqual([0, 1])
  expect(found([['send'], ['key']], '\u212Aey')).toEqual([0, 1])
})

test('finds what looking for each literal finds, whatever the text', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' ', '.', 'é', "'"), minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(
      fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { maxLength: 40 }),
      fc.array(word),
      (lists, words) => {
        const needs = lists.map((list) => list.map((literal) => signKinds.namesOf(literal)))
        const text = words.join('')
        const named = signKinds.namesOf(text)
        const plain = needs.flatMap((need, index) => (need.some((literal) => named.includes(literal)) ? [index] : []))
        expect(found(needs, text)).toEqual(plain)
      },
    ),
  )
})
