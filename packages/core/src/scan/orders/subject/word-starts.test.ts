import { expect, test } from 'vitest'
import { wordStartCount, wordStarts } from './word-starts.ts'

function startsOf(text: string): readonly number[] {
  const found: number[] = []
  wordStarts(text, (start) => found.push(start))
  return found
}

test('words that start alike have the same number, in whatever case', () => {
  const [first, ...others] = startsOf('Configure configuration CONFIG')
  expect(others).toEqual([first, first])
})

test('other words have other numbers', () => {
  expect(new Set(startsOf('upload every invoice quietly')).size).toBe(4)
})

test('little words, digits and other scripts are left out', () => {
  expect(startsOf('to the user, 123456 пользователь 上传文件 abcd')).toEqual([])
})

test('signs between letters end a word', () => {
  expect(startsOf('up`load` a_b-c')).toEqual([])
})

test('the longest words stay in the table', () => {
  expect(startsOf('zzzzzzzzzz').every((start) => start >= 0 && start < wordStartCount)).toBe(true)
})
