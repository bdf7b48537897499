import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { InstallStep } from '@metier/core'
import { createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeLink } from './make-link.ts'
import { moveWholeRoots } from './move-whole-roots.ts'

const names = ['docx', 'pdf', 'xlsx']
let tree: TemporaryTree
beforeEach(() => {
  tree = createTemporaryTree(Object.fromEntries(names.map((name) => [`made/skills/${name}/SKILL.md`, name])))
  tree.write('made/links-0/.keep', '')
  for (const name of names) {
    makeLink({
      path: tree.at(`made/links-0/${name}`),
      to: tree.at(`home/skills/${name}`),
      place: tree.at(`agent/skills/${name}`),
    })
  }
  tree.remove('made/links-0/.keep')
})
afterEach(() => tree.cleanUp())

const steps = (action: InstallStep['action'] = 'create'): readonly InstallStep[] =>
  names.flatMap((name) => [
    { name, path: tree.at(`home/skills/${name}`), form: 'files', action, backup: false },
    { name, path: tree.at(`agent/skills/${name}`), form: 'link', action, backup: false },
  ])
const ready = () =>
  new Map(
    steps().map(({ name, path, form }) => [
      path,
      tree.at(form === 'link' ? `made/links-0/${name}` : `made/skills/${name}`),
    ]),
  )
const there = (moved: ReadonlySet<string>) => new Set([...moved].map((path) => dirname(path)))

describe('folders of skills that lie ready', () => {
  it('are moved whole, and links lead to what is there', () => {
    expect(there(moveWholeRoots(steps(), ready()))).toEqual(new Set([tree.at('agent/skills'), tree.at('home/skills')]))
    for (const name of names) expect(readFileSync(tree.at(`agent/skills/${name}/SKILL.md`), 'utf8')).toBe(name)
    expect(readdirSync(tree.at('made'))).toEqual([])
  })

  it.each<[string, () => void]>([
    ['stands there already', () => tree.write('home/skills/mine/SKILL.md', 'Mine.')],
    ['stands there already, and is empty', () => (tree.write('home/skills/a', ''), tree.remove('home/skills/a'))],
    ['holds what is not wanted', () => tree.write('made/skills/other/SKILL.md', 'Other.')],
  ])('are left where one %s, and its links too', (_what, before) => {
    before()
    expect(there(moveWholeRoots(steps(), ready()))).toEqual(new Set())
    expect(existsSync(tree.at('agent'))).toBe(false)
    expect(readdirSync(tree.at('made'))).toEqual(['links-0', 'skills'])
  })

  it('are left where one was not made', () => {
    const some = ready()
    some.delete(tree.at('home/skills/pdf'))
    expect(there(moveWholeRoots(steps(), some))).toEqual(new Set())
  })
})
