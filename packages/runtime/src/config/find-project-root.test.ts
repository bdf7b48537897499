import { createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { findProjectRoot } from './find-project-root.ts'

function rootFrom(start: string, files: readonly string[]): string {
  const { fileSystem } = createMemoryDisk(Object.fromEntries(files.map((path) => [path, 'text'])))
  return findProjectRoot({ fileSystem, start, home: '/home/user' })
}

describe('findProjectRoot', () => {
  it.each([
    ['metier.yaml', '/work/project/metier.yaml'],
    ['a repository', '/work/project/.git/HEAD'],
    ['a worktree, where .git is a file', '/work/project/.git'],
    ['.claude/skills', '/work/project/.claude/skills/a/SKILL.md'],
    ['.agents/skills', '/work/project/.agents/skills/a/SKILL.md'],
    ['.ai-team/skills', '/work/project/.ai-team/skills/a/SKILL.md'],
    ['rooms', '/work/project/.agents/war-rooms/room-1/skills/a/SKILL.md'],
    ['roles', '/work/project/.agents/skills/roles/qa/a/SKILL.md'],
  ])('finds the directory with %s from far below', (_what, path) => {
    expect(rootFrom('/work/project/src/deep', [path])).toBe('/work/project')
  })

  it('takes the nearest', () => {
    expect(rootFrom('/work/outer/inner/src', ['/work/outer/.git/HEAD', '/work/outer/inner/metier.yaml'])).toBe(
      '/work/outer/inner',
    )
  })

  it('stays where it starts when nothing is found', () => {
    expect(rootFrom('/work/plain', ['/work/plain/file'])).toBe('/work/plain')
  })

  it("does not take the user's own skills for a project", () => {
    expect(rootFrom('/home/user/notes', ['/home/user/.claude/skills/a/SKILL.md', '/home/user/notes/x'])).toBe(
      '/home/user/notes',
    )
  })

  it.each(['skills', 'assets/skills'])(
    'takes %s for a root only where one stands in it and it holds a skill',
    (name) => {
      const repository = '/work/.git/HEAD'
      expect(rootFrom('/work/app', [repository, `/work/app/${name}/a/SKILL.md`])).toBe('/work/app')
      expect(rootFrom('/work/app', [repository, `/work/app/${name}/notes/plain.md`])).toBe('/work')
      expect(rootFrom('/work/app/src', [repository, `/work/app/${name}/a/SKILL.md`])).toBe('/work')
    },
  )
})
