import { symlinkSync, rmSync } from 'node:fs'
import type { FileStat, FileSystem } from '@metier/core'
import { createFakeClock, createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { SettledStamps } from './settled-stamps.ts'

let tree: ReturnType<typeof createTemporaryTree>
let listed: string[]
const clock = createFakeClock()

beforeEach(() => {
  tree = createTemporaryTree({ 'skill/SKILL.md': 'text', 'skill/scripts/run.sh': 'echo 1' })
  listed = []
  clock.advance(Date.now() + 3_600_000 - clock.now())
})
afterEach(() => tree.cleanUp())

function open(): SettledStamps {
  const real = createNodeFileSystem()
  const list: FileSystem['list'] = (directory) => {
    listed.push(directory)
    return real.list(directory)
  }
  return new SettledStamps({ fileSystem: { ...real, list }, clock })
}

describe('a stamp that is asked for again', () => {
  it('is the same, and nothing is listed for it', () => {
    const stamps = open()
    const first = stamps.of(tree.at('skill'))
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect(listed).toHaveLength(2)
    expect(stamps.of(tree.at('skill'))).toBe(first)
    expect(listed).toHaveLength(2)
  })

  it.each<[string, () => void]>([
    ['a file came', () => tree.write('skill/scripts/more.sh', '')],
    ['a file came into a new directory', () => tree.write('skill/new/more.sh', '')],
    ['a file went', () => tree.remove('skill/scripts/run.sh')],
    ['a file was written', () => tree.write('skill/scripts/run.sh', 'echo 2')],
    ['a link took the place of a file', () => link('SKILL.md', 'skill/scripts/run.sh')],
    ['a link took the place of the directory', () => link('other', 'skill')],
  ])('is another one: %s', (_what, change) => {
    tree.write('other/SKILL.md', 'text')
    const stamps = open()
    const first = stamps.of(tree.at('skill'))
    change()
    const second = stamps.of(tree.at('skill'))
    expect(second).toBeDefined()
    expect(second).not.toBe(first)
    expect(second).toBe(open().of(tree.at('skill')))
  })

  it('is none right after a change, as often as it is asked for', () => {
    const stamps = open()
    clock.advance(-clock.now() + Date.now())
    expect([1, 2].map(() => stamps.of(tree.at('skill')))).toEqual([undefined, undefined])
    clock.advance(10_000)
    expect(stamps.of(tree.at('skill'))).toBeDefined()
  })

  it('is made each time where the disk knows no time that nobody can set', () => {
    const real = createNodeFileSystem()
    const stamps = new SettledStamps({
      fileSystem: {
        ...real,
        stat: (path) => without(real.stat(path)),
        statLink: (path) => without(real.statLink(path)),
        list: (directory) => {
          listed.push(directory)
          return real.list(directory)
        },
      },
      clock,
    })
    expect(stamps.of(tree.at('skill'))).toBe(stamps.of(tree.at('skill')))
    expect(listed).toHaveLength(4)
  })

  it('is none of what is not there, or what has more files than are looked at', () => {
    const stamps = open()
    for (let index = 0; index < 2001; index += 1) tree.write(`large/${index}`, '')
    expect(stamps.of(tree.at('large'))).toBeUndefined()
    stamps.of(tree.at('nothing'))
    tree.write('nothing/SKILL.md', 'text')
    expect(stamps.of(tree.at('nothing'))).toBe(open().of(tree.at('nothing')))
  })
})

const without = (stat: FileStat | undefined) =>
  stat && { kind: stat.kind, size: stat.size, modified: stat.modified, identity: stat.identity, mode: stat.mode }

function link(target: string, at: string): void {
  rmSync(tree.at(at), { recursive: true })
  symlinkSync(tree.at(target), tree.at(at))
}
