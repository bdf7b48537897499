import { MetierError } from '@metier/core'
import { createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { expandSkillPath, expandSkillPaths } from './expand-skill-path.ts'

function contextWith(...paths: readonly string[]) {
  const { fileSystem } = createMemoryDisk(Object.fromEntries(paths.map((path) => [path, 'x'])))
  return { cwd: '/place', fileSystem }
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
  it.each(['skills/a', './skills/a', 'skills/a/', '/place/skills/a', '../place/skills/a'])(
    'takes %s for the one skill, and keeps the path as it was given',
    (path) => {
      const context = contextWith('/place/skills/a/SKILL.md')
      expect(expandSkillPath(path, context)).toEqual([
        { path, directory: '/place/skills/a', file: '/place/skills/a/SKILL.md' },
      ])
    },
  )

  it('takes a SKILL.md, or a skill.md, for its folder', () => {
    const context = contextWith('/place/a/SKILL.md', '/place/b/skill.md')
    expect(expandSkillPath('a/SKILL.md', context)).toMatchObject([{ path: 'a/SKILL.md', directory: '/place/a' }])
    expect(expandSkillPath('b', context)).toMatchObject([{ path: 'b', file: '/place/b/skill.md' }])
  })

  it('prefers SKILL.md where both are there', () => {
    expect(expandSkillPath('a', contextWith('/place/a/skill.md', '/place/a/SKILL.md'))).toMatchObject([
      { file: '/place/a/SKILL.md' },
    ])
  })

  it('does not look below a skill, nor into what never holds one', () => {
    const below = ['a', 'a/examples/inner', 'node_modules/b', '.git/c', 'group/d']
    const context = contextWith(...below.map((path) => `/place/s/${path}/SKILL.md`))
    expect(expandSkillPath('s', context).map(({ path }) => path)).toEqual(['s/a', 's/group/d'])
  })

  it('stops six folders down', () => {
    const context = contextWith('/place/s/1/2/3/4/5/6/SKILL.md', '/place/s/1/2/3/4/5/6b/7/SKILL.md')
    expect(expandSkillPath('s', context).map(({ path }) => path)).toEqual(['s/1/2/3/4/5/6'])
  })

  it('refuses to read a whole disk', () => {
    const many = Array.from({ length: 2100 }, (_, index) => `/place/s/folder-${index}/file`)
    expect(codeOf(() => expandSkillPath('s', contextWith(...many)))).toBe('invalid-input')
  })

  it.each([
    ['nowhere', 'not-found'],
    ['', 'not-found'],
    ['readme.md', 'usage'],
  ])('refuses %j as %s', (path, code) => {
    expect(codeOf(() => expandSkillPath(path, contextWith('/place/readme.md')))).toBe(code)
  })
})

describe('expandSkillPaths', () => {
  it('names no skill twice, so that nothing is edited twice', () => {
    const context = contextWith('/place/s/a/SKILL.md', '/place/s/b/SKILL.md')
    const found = expandSkillPaths(['s/b', 's', 's/a/SKILL.md'], context)
    expect(found.map(({ path }) => path)).toEqual(['s/b', 's/a'])
  })
})
