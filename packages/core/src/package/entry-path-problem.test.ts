import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collisionKey } from './collision-key.ts'
import { entryPathProblem } from './entry-path-problem.ts'

describe('entryPathProblem', () => {
  it.each([
    'SKILL.md',
    'scripts/run.sh',
    'a/b/c.txt',
    '.hidden',
    'ünïcode/日本.md',
    'a..b',
    'console.log',
    'x'.repeat(255),
  ])('lets %s through', (path) => {
    expect(entryPathProblem(path)).toBeUndefined()
  })

  it.each([
    '',
    '/etc/passwd',
    '../x',
    'a/../../x',
    'a/./b',
    'a//b',
    'C:\\x',
    'C:x',
    'a\\..\\b',
    '~/x',
    'a\u0000b',
    'a\nb',
    'nul',
    'NUL.txt',
    'a/com1.md',
    'lpt\u00b9',
    'trailing.',
    'trailing ',
    '.git/hooks/pre-commit',
    'a/.GIT/config',
    'file:stream',
    `${'a/'.repeat(40)}b`,
    'x'.repeat(256),
    'é'.repeat(200),
  ])('refuses %j', (path) => {
    expect(entryPathProblem(path)).toBeTypeOf('string')
  })

  it('says the same of a short path and of one that is looked at part by part', () => {
    const parts = ['con', 'COM1', 'nul', '.', '..', '-', 'a', 'lpt9', 'aux', '_', 'B-c', '.git', '', ' ', 'é']
    const paths = fc.array(fc.constantFrom(...parts, '/', '.', 'x/y'), { minLength: 1, maxLength: 6 })
    const folder = `${'a'.repeat(60)}/b`
    fc.assert(
      fc.property(paths, (given) => {
        const path = given.join('').replace(/^\/+/, '')
        fc.pre(path !== '')
        expect(entryPathProblem(path)).toBe(entryPathProblem(`${folder}/${path}`))
      }),
    )
  })

  it('lets nothing through that leaves its directory', () => {
    const parts = fc.array(fc.constantFrom('..', '.', '', 'a', '/', '\\', 'C:', '...', '..\u200b', ' ..'), {
      minLength: 1,
    })
    fc.assert(
      fc.property(parts, (given) => {
        const path = given.join('/')
        if (entryPathProblem(path) !== undefined) return
        expect(path).not.toMatch(/^\/|(?:^|\/)\.\.(?:\/|$)/)
      }),
    )
  })
})

describe('collisionKey', () => {
  it.each([
    ['README.md', 'readme.MD'],
    ['caf\u00e9', 'cafe\u0301'],
    ['\u00c9', 'e\u0301'],
  ])('is one for %s and %s', (left, right) => {
    expect(collisionKey(left)).toBe(collisionKey(right))
  })

  it('is two for two files', () => {
    expect(collisionKey('a.md')).not.toBe(collisionKey('b.md'))
  })
})
