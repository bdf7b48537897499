import { expect, it } from 'vitest'
import { keptByName } from './kept-by-name.ts'

it('asks once for each name, and says the same again', () => {
  const asked: string[] = []
  const say = keptByName((name) => {
    asked.push(name)
    return name.length > 1 ? name.length : undefined
  })
  expect([say('one'), say('a'), say('one'), say('a')]).toEqual([3, undefined, 3, undefined])
  expect(asked).toEqual(['one', 'a'])
})

// Whoever writes a skill writes as many names as they like.
it('forgets, before there are too many of them', () => {
  let asked = 0
  const say = keptByName((name) => {
    asked += 1
    return name
  })
  for (let number = 0; number < 20_001; number += 1) say(String(number))
  expect(say('0')).toBe('0')
  expect(asked).toBe(20_002)
})
