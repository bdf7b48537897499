import { describe, expect, it } from 'vitest'
import { nameKey } from './name-key.ts'

// OMN-63: names with underscores must be loadable under every spelling.
describe('nameKey', () => {
  it.each([
    ['my_skill', 'my-skill'],
    ['My Skill', 'my-skill'],
    ['my-skill', 'my-skill'],
    ['cafe\u0301', 'café'],
    ['  padded ', 'padded'],
  ])('reads %j as %j', (name, key) => {
    expect(nameKey(name)).toBe(key)
  })

  it('keeps different names apart', () => {
    expect(nameKey('a-b')).not.toBe(nameKey('ab'))
  })
})
