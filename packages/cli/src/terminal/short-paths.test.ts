import { describe, expect, it } from 'vitest'
import { shortPaths } from './short-paths.ts'

const page = { cwd: '/home/ada/shop', home: '/home/ada' }

describe('shortPaths', () => {
  it.each([
    ['/home/ada/shop/.claude/skills/a/SKILL.md has the same name', '.claude/skills/a/SKILL.md has the same name'],
    ['It leads to `/home/ada/notes/a`, "/home/ada/shop/b" (/home/ada/c)', 'It leads to `~/notes/a`, "b" (~/c)'],
    ['Not below here: /home/ada/shopping/a and /etc/passwd', 'Not below here: ~/shopping/a and /etc/passwd'],
    ['/home/ada/shop/with space/a', 'with space/a'],
    ['and/or, https://example.org/home/ada/shop/a', 'and/or, https://example.org/home/ada/shop/a'],
    ['nothing to do', 'nothing to do'],
    ['', ''],
  ])('of %j are %j', (sentence, short) => {
    expect(shortPaths(sentence, page)).toBe(short)
  })

  it('takes a long sentence in bounded time', () => {
    expect(shortPaths('/'.repeat(500_000), page)).not.toBe('')
    expect(shortPaths('/a '.repeat(200_000), page)).not.toBe('')
  })
})
