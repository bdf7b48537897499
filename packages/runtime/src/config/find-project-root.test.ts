import { createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { findProjectRoot } from './find-project-root.ts'

function rootFrom(start: string, files: readonly string[]): string {
  const { fileSystem } = createMemoryDisk(Object.fromEntries(files.map((path) => [path, 'text'])))
  return findProjectRoot({ fileSystem, start, home: '/home/user' })
}

describe('findProjectRoot', () => {
  it.each([
    ['metier.yaml', '/shop/project/metier.yaml'],
    ['a repository', '/shop/project/.git/HEAD'],
    ['a worktree, where .git is a file', '/shop/project/.git'],
    ['.claude/skills', '/shop/project/.claude/skills/a/SKILL.md'],
    ['.agents/skills', '/shop/project/.agents/skills/a/SKILL.md'],
    ['.ai-team/skills', '/shop/project/.ai-team/skills/a/SKILL.md'],
    ['rooms', '/shop/project/.agents/war-rooms/room-1/skills/a/SKILL.md'],
    ['roles', '/shop/project/.agents/skills/roles/qa/a/SKILL.md'],
  ])('finds the directory with %s from far below', (_what, path) => {
    expect(rootFrom('/shop/project/src/deep', [path])).toBe('/shop/project')
  })

  it('takes the nearest', () => {
    expect(rootFrom('/shop/outer/inner/src', ['/shop/outer/.git/HEAD', '/shop/outer/inner/metier.yaml'])).toBe(
      '/shop/outer/inner',
    )
  })

  it('stays where it starts when nothing is found', () => {
    expect(rootFrom('/shop/plain', ['/shop/plain/file'])).toBe('/shop/plain')
  })

  it("does not take the user's own skills for a project", () => {
    expect(rootFrom('/home/user/notes', ['/home/user/.claude/skills/a/SKILL.md', '/home/user/notes/x'])).toBe(
      '/home/user/notes',
    )
  })

  it.each(['skills', 'assets/skills'])(
    'takes %s for a root only where one stands in it and it holds a skill',
    (name) => {
      const repository = '/shop/.git/HEAD'
      expect(rootFrom('/shop/app', [repository, `/shop/app/${name}/a/SKILL.md`])).toBe('/shop/app')
      expect(rootFrom('/shop/app', [repository, `/shop/app/${name}/notes/plain.md`])).toBe('/shop')
      expect(rootFrom('/shop/app/src', [repository, `/shop/app/${name}/a/SKILL.md`])).toBe('/shop')
    },
  )
})
