import { expect, it } from 'vitest'
import { readFirstWords } from './read-first-words.ts'

it('reads what was kept', () => {
  const words = { instructions: 'Use skills.', tools: [] }
  expect(readFirstWords(JSON.stringify(words))).toEqual(words)
})

it.each([undefined, '', '{', '[]', 'null', '{"instructions": 1, "tools": []}', '{"instructions": "x"}'])(
  'takes nothing else for words: %s',
  (text) => {
    expect(readFirstWords(text)).toBeUndefined()
  },
)
