import { createMemoryDisk } from '@metier/testing'
import { expect, it } from 'vitest'
import { watchFiles } from './watch-files.ts'

it('adds the directory of each file for its name alone, where there is one', () => {
  const { fileSystem } = createMemoryDisk({ '/project/a': '', '/whole/a': '', '/user/a': '' })
  const before = new Map([
    ['/project', new Set(['skills'])],
    ['/whole', undefined],
  ])
  const files = ['/project/metier.yaml', '/whole/x.yaml', '/user/config.yaml', '/missing/config.yaml']
  expect([...watchFiles(before, files, fileSystem)]).toEqual([
    ['/project', new Set(['skills', 'metier.yaml'])],
    ['/whole', undefined],
    ['/user', new Set(['config.yaml'])],
  ])
  expect(before.get('/project')?.size).toBe(1)
})
