import {
  appendFileSync,
  chmodSync,
  lstatSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createFakeHost, createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createNodeFileWriter } from '../disk/create-node-file-writer.ts'
import { readTree } from '../store/read-tree.ts'
import { openLooks, type OpenLooksOptions } from './open-looks.ts'

const names = Array.from({ length: 24 }, (_, at) => `skill-${at}`)
const fileSystem = createNodeFileSystem()
let tree: TemporaryTree
beforeEach(() => {
  tree = createTemporaryTree(
    Object.fromEntries(
      names.flatMap((name) => [`from/${name}/SKILL.md`, `from/${name}/docs/more.md`].map((path) => [path, name])),
    ),
  )
  utimesSync(file(), written, written)
  // What is changed from now on has other times, on a disk that counts them coarsely too.
  const last = lstatSync(file()).ctimeMs
  do tree.write('probe', '')
  while (lstatSync(tree.at('probe')).ctimeMs === last)
})
afterEach(() => tree.cleanUp())

/** An hour from now, unless told: by then all files of this test are old. */
function open(more: Partial<OpenLooksOptions> = {}) {
  return openLooks({
    fileSystem,
    writer: createNodeFileWriter(),
    host: createFakeHost({ home: tree.at('home') }),
    clock: { now: () => Date.now() + 3_600_000 },
    reader: 'this',
    root: tree.at('from'),
    ...more,
  })
}

const lookOf = (name: string) => ({
  digest: `sha256:${'0'.repeat(64)}`,
  computedHash: 'hash',
  file: 'SKILL.md',
  name,
  description: `Does ${name}.`,
})

/** As whoever reads a skill does. */
function keep(kept: readonly string[] = names, more: Partial<OpenLooksOptions> = {}): void {
  const looks = open(more)
  for (const name of kept) {
    const directory = tree.at(`from/${name}`)
    const own = fileSystem.statLink(directory)
    const stats = new Map(own && [['', own]])
    readTree(directory, undefined, (path, stat) => stats.set(path, stat))
    looks.remember(directory, lookOf(name), stats)
  }
  looks.save()
}

const known = (more?: Partial<OpenLooksOptions>) =>
  names.filter((name) => open(more).known(tree.at(`from/${name}`)) !== undefined)
const cache = () => tree.at('home/.cache/metier/looks')
const cacheFile = () => `${cache()}/${readdirSync(cache())[0]}`

/** Seconds since 1970, which any disk keeps as they are. */
const written = 1_700_000_000
const file = () => tree.at('from/skill-7/docs/more.md')
const rewrite = (): void => {
  writeFileSync(file(), 'SKILL-7')
  utimesSync(file(), written, written)
}

describe('what was found of skills', () => {
  it('are told by name without looking at the disk', () => {
    keep()
    rmSync(tree.at('from'), { recursive: true })
    expect(open().names().toSorted()).toEqual(names.toSorted())
    expect(open({ reader: 'another' }).names()).toEqual([])
  })

  it('is known to the next command', () => {
    keep()
    expect(known()).toEqual(names)
    expect(open().known(tree.at('from/skill-7'))).toEqual(lookOf('skill-7'))
  })

  it.each<[string, () => void]>([
    ['has other bytes, as many and of the same time', rewrite],
    ['has one file more', () => tree.write('from/skill-7/docs/new.md', 'New.')],
    ['has one file less', () => rmSync(file())],
    ['has a file that can be run now', () => chmodSync(file(), 0o755)],
    ['has more in a file', () => appendFileSync(file(), 'More.')],
    ['is gone', () => rmSync(tree.at('from/skill-7'), { recursive: true })],
  ])('is not known any more of one that %s', (_what, change) => {
    keep()
    change()
    expect(known()).toEqual(names.filter((name) => name !== 'skill-7'))
  })

  it('is not kept of files that could change without showing', () => {
    keep(names, { clock: { now: Date.now } })
    expect(known()).toEqual([])
  })

  it('counts for the code that found it only', () => {
    keep()
    expect(known({ reader: 'other' })).toEqual([])
  })

  it('is not believed where somebody else could have written it', () => {
    keep()
    chmodSync(cacheFile(), 0o644)
    expect(known()).toEqual([])
  })

  it.each([
    ['cut off', (text: string) => text.slice(0, -10)],
    ['of something else', () => '[1]'],
    ['without digests', (text: string) => text.replaceAll('sha256:', 'md5:')],
    ['without numbers', (text: string) => text.replaceAll(/\[[0-9.,]{20,}\]/g, '[]')],
  ])('is nothing in a file that is %s', (_what, change) => {
    keep()
    const text = readFileSync(cacheFile(), 'utf8')
    expect(change(text)).not.toBe(text)
    writeFileSync(cacheFile(), change(text))
    expect(known()).toEqual([])
  })

  it('is added to what was kept before, and few are not kept', () => {
    keep(names.slice(1))
    expect(known()).toEqual([])
    keep()
    rmSync(tree.at('from/skill-3'), { recursive: true })
    tree.write('from/skill-3/SKILL.md', 'Anew.')
    keep(['skill-3'])
    expect(known()).toEqual(names)
  })

  it('is kept of so many folders, those that were looked at last', () => {
    keep()
    const first = readdirSync(cache())
    utimesSync(cacheFile(), 0, 0)
    for (let at = 0; at < 32; at++) keep(names, { root: tree.at(`from-${at}`) })
    expect(readdirSync(cache())).toHaveLength(32)
    expect(readdirSync(cache())).not.toEqual(expect.arrayContaining(first))
  })
})
