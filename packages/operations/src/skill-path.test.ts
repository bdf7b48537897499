import { MetierError } from '@metier/core'
import { createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { expandSkillPath, expandSkillPaths } from './skill-path.ts'

function contextWith(...paths: readonly string[]) {
  const { fileSystem } = createMemoryDisk(Object.fromEntries(paths.map((path) => [path, 'x'])))
  return { cwd: '/work', fileSystem }
}

function codeOf(action: () => unknown): string {
  try {
    action()
  } catch (error) {
    if (error instanceof MetierError) return error.code
    throw error
  }
  return 'nothing'
}

describe('expandSkillPath', () => {
  it.each(['skills/a', './skills/a', 'skills/a/', '/work/skills/a', '../work/skills/a'])(
    'takes %s for the one skill, and keeps the path as it was given',
    (path) => {
      const context = contextWith('/work/skills/a/SKILL.md')
      expect(expandSkillPath(path, context)).toEqual([
        { path, directory: '/work/skills/a', file: '/work/skills/a/SKILL.md' },
      ])
    },
  )

  it('takes a SKILL.md, or a skill.md, for its folder', () => {
    const context = contextWith('/work/a/SKILL.md', '/work/b/skill.md')
    expect(expandSkillPath('a/SKILL.md', context)).toMatchObject([{ path: 'a/SKILL.md', directory: '/work/a' }])
    expect(expandSkillPath('b', context)).toMatchObject([{ path: 'b', file: '/work/b/skill.md' }])
  })

  it('prefers SKILL.md where both are there', () => {
    expect(expandSkillPath('a', contextWith('/work/a/skill.md', '/work/a/SKILL.md'))).toMatchObject([
      { file: '/work/a/SKILL.md' },
    ])
  })

  it('does not look below a skill, nor into what never holds one', () => {
    const context = contextWith(
      ...['/work/s/a/SKILL.md', '/work/s/a/examples/inner/SKILL.md'],
      ...['/work/s/node_modules/b/SKILL.md', '/work/s/.git/c/SKILL.md', '/work/s/group/d/SKILL.md'],
    )
    expect(expandSkillPath('s', context).map(({ path }) => path)).toEqual(['s/a', 's/group/d'])
  })

  it('stops six folders down', () => {
    const context = contextWith('/work/s/1/2/3/4/5/6/SKILL.md', '/work/s/1/2/3/4/5/6b/7/SKILL.md')
    expect(expandSkillPath('s', context).map(({ path }) => path)).toEqual(['s/1/2/3/4/5/6'])
  })

  it('refuses to read a whole disk', () => {
    const many = Array.from({ length: 2100 }, (_, index) => `/work/s/folder-${index}/file`)
    expect(codeOf(() => expandSkillPath('s', contextWith(...many)))).toBe('invalid-input')
  })

  it.each([
    ['nowhere', 'not-found'],
    ['', 'not-found'],
    ['readme.md', 'usage'],
  ])('refuses %j as %s', (path, code) => {
    expect(codeOf(() => expandSkillPath(path, contextWith('/work/readme.md')))).toBe(code)
  })
})

describe('expandSkillPaths', () => {
  it('names no skill twice, so that nothing is edited twice', () => {
    const context = contextWith('/work/s/a/SKILL.md', '/work/s/b/SKILL.md')
    const found = expandSkillPaths(['s/b', 's', 's/a/SKILL.md'], context)
    expect(found.map(({ path }) => path)).toEqual(['s/b', 's/a'])
  })
})
