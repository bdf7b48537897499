import { existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepOwnPlaces } from './keep-own-places.ts'

let tree: TemporaryTree
let top: string
beforeEach(() => {
  tree = createTemporaryTree({ 'project/a/b/metier/file': '', 'project/c/metier/file': '', 'out/metier/file': '' })
  top = realpathSync(tree.path)
})
afterEach(() => tree.cleanUp())

const keep = (writable: readonly string[], own: readonly string[], readable: readonly string[] = []) =>
  keepOwnPlaces({
    writable: writable.map((path) => `${top}/${path}`),
    readable: readable.map((path) => `${top}/${path}`),
    own: own.map((path) => `${top}/${path}`),
  }).map(({ kind, path }) => `${kind} ${path.slice(top.length + 1)}`)
const isRefused = expect.objectContaining({ code: 'refused' })

describe('directories of our own in what may be written', () => {
  it('are hidden, and all that they lie in stays where it is', () => {
    expect(keep(['project'], ['project/c/metier', 'project/a/b/metier', 'out/metier'])).toEqual([
      'write project/a',
      'write project/a/b',
      'write project/c',
      'hidden project/a/b/metier',
      'hidden project/c/metier',
    ])
  })

  it('are nothing to care for elsewhere, and where nothing may be written', () => {
    expect(keep(['project'], ['out/metier', 'project-2/metier'])).toEqual([])
    expect(keep([], ['project/a/b/metier'])).toEqual([])
    expect(existsSync(`${top}/project-2`)).toBe(false)
  })

  it('are made where they are missing', () => {
    expect(keep(['project'], ['project/new/metier'])).toEqual(['write project/new', 'hidden project/new/metier'])
    expect(existsSync(`${top}/project/new/metier`)).toBe(true)
    writeFileSync(`${top}/project/file`, '')
    expect(() => keep(['project'], ['project/file/metier'])).toThrowError(isRefused)
  })

  it('are hidden in what may only be read as well, made where they are missing, over whatever link one comes', () => {
    symlinkSync('c', `${top}/project/way`)
    expect(keep([], ['project/way/metier', 'project/new/metier', 'out/metier'], ['project'])).toEqual([
      'hidden project/c/metier',
      'hidden project/new/metier',
    ])
    expect(existsSync(`${top}/project/new/metier`)).toBe(true)
    writeFileSync(`${top}/project/file`, '')
    expect(keep([], ['project/file/metier'], ['project'])).toEqual([])
  })

  it('are given away neither whole nor by the file, but for a directory that somebody works in', () => {
    mkdirSync(`${top}/out/metier/skills`)
    for (const path of ['out/metier', 'out/metier/file', 'out/metier/missing'])
      expect(() => keep([], ['out/metier'], [path])).toThrowError(isRefused)
    expect(keep([], ['out/metier'], ['out/metier/skills'])).toEqual([])
  })

  it('are kept where they really are', () => {
    symlinkSync('project/a', `${top}/way`)
    expect(keep(['project'], ['way/b/metier'])).toEqual([
      'write project/a',
      'write project/a/b',
      'hidden project/a/b/metier',
    ])
  })

  it.each([
    ['are given away themselves', ['out/metier'], 'out/metier'],
    ['are written to in part', ['out/metier/judged'], 'out/metier'],
    ['are reached by a link that can be led elsewhere', ['project'], 'project/link/metier'],
    ['are reached by a link on the way of a link', ['project'], 'first/metier'],
  ])('are a reason to refuse when they %s', (_when, writable, own) => {
    mkdirSync(`${top}/out/metier/judged`)
    symlinkSync('../out', `${top}/project/link`)
    symlinkSync('project/link', `${top}/first`)
    expect(() => keep(writable, [own])).toThrowError(isRefused)
  })
})
