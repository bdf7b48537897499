import { describe, expect, it } from 'vitest'
import { relativeLocation } from './relative-location.ts'

describe('relativeLocation', () => {
  // SQD-24
  it.each([
    ['/p/.ai-team/skills/a/SKILL.md', '/p', '.ai-team/skills/a/SKILL.md'],
    ['/p/a/SKILL.md', '/p/', 'a/SKILL.md'],
    ['/a/SKILL.md', '/', 'a/SKILL.md'],
    ['/pq/a/SKILL.md', '/p', '/pq/a/SKILL.md'],
    ['/elsewhere/SKILL.md', '/p', '/elsewhere/SKILL.md'],
    ['/p/a\\b/SKILL.md', '/p', 'a\\b/SKILL.md'],
    ['C:\\p\\a\\SKILL.md', 'c:\\P', 'a/SKILL.md'],
    ['C:\\q\\a\\SKILL.md', 'C:\\p', 'C:\\q\\a\\SKILL.md'],
    ['\\\\server\\share\\p\\a\\SKILL.md', '\\\\server\\share\\p', 'a/SKILL.md'],
    ['/p/a/SKILL.md', '', '/p/a/SKILL.md'],
  ])('%s seen from %s', (path, root, expected) => {
    expect(relativeLocation(path, root)).toBe(expected)
  })
})
