import { chmodSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { createFakeClock, createFakeHost, createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../../disk/create-node-file-system.ts'
import { createNodeFileWriter } from '../../disk/create-node-file-writer.ts'
import { digestDirectory } from '../../facts/digest-directory.ts'
import { openJudgedCopies } from './open-judged-copies.ts'

const fileSystem = createNodeFileSystem()
const writer = createNodeFileWriter()
const month = 31 * 86_400_000

let tree: TemporaryTree
let directory: string
beforeEach(() => {
  tree = createTemporaryTree({
    'skill/SKILL.md': 'text',
    'skill/scripts/run.sh': '#!/bin/sh\n',
    'skill/.git/config': 'nobody reads this',
  })
  directory = tree.at('skill')
  chmodSync(tree.at('skill/scripts/run.sh'), 0o755)
})
afterEach(() => tree.cleanUp())

function open(now = Date.now()) {
  const host = createFakeHost({ home: tree.at('home') })
  return openJudgedCopies({ fileSystem, writer, host, clock: createFakeClock(now) })
}

const root = () => tree.at('home/.cache/metier/judged')
const digestOf = (path = directory) => digestDirectory(fileSystem, path)

describe('copies of what was judged', () => {
  it('are the very files, without a repository, where nobody else can look', () => {
    const copy = open().of({ directory, digest: digestOf() })
    expect(digestOf(copy)).toBe(digestOf())
    expect(readdirSync(copy).toSorted()).toEqual(['SKILL.md', 'scripts'])
    expect(statSync(`${copy}/scripts/run.sh`).mode & 0o111).not.toBe(0)
    expect(statSync(root()).mode & 0o777).toBe(0o700)
    expect(readdirSync(root())).toEqual([digestOf().replace(':', '-')])
  })

  it('are made once, and are there for the next process', () => {
    const digest = digestOf()
    const copy = open().of({ directory, digest })
    const made = statSync(`${copy}/SKILL.md`).ino
    rmSync(directory, { recursive: true })
    expect(open().of({ directory, digest })).toBe(copy)
    expect(statSync(`${copy}/SKILL.md`).ino).toBe(made)
  })

  it.each([
    ['another text', () => writeFileSync(tree.at('skill/SKILL.md'), 'other')],
    ['one more file', () => writeFileSync(tree.at('skill/more.py'), '')],
    ['a file less', () => rmSync(tree.at('skill/SKILL.md'))],
    ['no folder at all', () => rmSync(tree.at('skill'), { recursive: true })],
    ['a program that was none', () => chmodSync(tree.at('skill/SKILL.md'), 0o755)],
    ['a link out of the skill', () => symlinkSync('/etc/hostname', tree.at('skill/name'))],
  ])('are refused of a skill that has become another one: %s', (_, change) => {
    const digest = digestOf()
    change()
    expect(() => open().of({ directory, digest })).toThrow('was changed after it was judged')
    expect(readdirSync(root())).toEqual([])
  })

  it.each([
    ['a text that was changed', (copy: string) => writeFileSync(`${copy}/SKILL.md`, 'else')],
    ['a file that was cleaned away', (copy: string) => rmSync(`${copy}/scripts/run.sh`)],
    ['nothing left but its folder', (copy: string) => rmSync(copy, { recursive: true })],
  ])('are made again where they are damaged: %s', (_, damage) => {
    const digest = digestOf()
    damage(open().of({ directory, digest }))
    expect(digestOf(open().of({ directory, digest }))).toBe(digest)
    expect(readdirSync(root())).toHaveLength(1)
  })

  it('stay where only the times of their files are others', () => {
    const digest = digestOf()
    const copy = open().of({ directory, digest })
    const { ino } = statSync(`${copy}/SKILL.md`)
    utimesSync(`${copy}/SKILL.md`, 1, 1)
    open().of({ directory, digest })
    expect(statSync(`${copy}/SKILL.md`).ino).toBe(ino)
  })

  it('have their links among themselves, however those lead in the skill', () => {
    symlinkSync(tree.at('skill/SKILL.md'), tree.at('skill/absolute.md'))
    symlinkSync('../../skill/SKILL.md', tree.at('skill/scripts/around.md'))
    const digest = digestOf()
    const copy = open().of({ directory, digest })
    rmSync(directory, { recursive: true })
    for (const link of ['absolute.md', 'scripts/around.md'])
      expect(readFileSync(`${copy}/${link}`, 'utf8')).toBe('text')
    expect(digestOf(copy)).toBe(digest)
  })

  it('go when nothing ran from them for a month, and when whoever made them was killed', () => {
    const old = open().of({ directory, digest: digestOf() })
    tree.write('home/.cache/metier/judged/4194305-killed/files/SKILL.md', '')
    tree.write('skill/SKILL.md', 'another')
    const copy = open(Date.now() + month).of({ directory, digest: digestOf() })
    expect(readdirSync(root()).map((name) => `${root()}/${name}/files`)).toEqual([copy])
    expect(copy).not.toBe(old)
  })
})
