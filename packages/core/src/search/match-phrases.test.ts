import { describe, expect, it } from 'vitest'
import { matchPhrases } from './match-phrases.ts'
import { splitWords } from './split-words.ts'

describe('matchPhrases', () => {
  // whole words, whatever the case
  it.each([
    ['please Ship It now', 'ship it', true],
    ['the latest news', 'test', false],
    ['ship the item', 'ship it', false],
    ['ship-it', 'SHIP IT!', true],
    ['anything', '', false],
    ['anything', '…', false],
  ])('in %j, %j: %j', (text, phrase, found) => {
    expect(matchPhrases(splitWords(text), [phrase])).toHaveLength(found ? 1 : 0)
  })
})
