import { createHash } from 'node:crypto'
import { truncateSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { createMemoryDisk, createTemporaryTree } from '@metier/testing'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { digestDirectory } from './digest-directory.ts'

function digestOf(
  files: Readonly<Record<string, string>>,
  change?: (disk: ReturnType<typeof createMemoryDisk>) => void,
) {
  const disk = createMemoryDisk(Object.fromEntries(Object.entries(files).map(([path, text]) => [`/s/${path}`, text])))
  disk.tree.makeDirectory('/s')
  change?.(disk)
  return digestDirectory(disk.fileSystem, '/s')
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const lineOf = (path: string, size: number, kind: string, content: string) =>
  `${[path, String(size), kind, sha256(content)].join('\0')}\n`

describe('the format', () => {
  it('of nothing', () => {
    expect(digestOf({})).toBe('sha256:fe11507d4e143b4dd8ff5edafdf9aa2894d75a75e4271241f8ac60515fae295b')
  })

  it('of two files, one of them executable, written out', () => {
    const digest = digestOf({ 'SKILL.md': 'text' }, ({ tree }) => tree.write('/s/scripts/run.sh', 'run', 0o755))
    const list = ['metier-digest/1\n', lineOf('SKILL.md', 4, '-', 'text'), lineOf('scripts/run.sh', 3, 'x', 'run')]
    expect(digest).toBe(`sha256:${sha256(list.join(''))}`)
  })

  it('of a link that stays inside', () => {
    const digest = digestOf({ 'a.md': 'a' }, ({ tree }) => tree.link('/s/b.md', 'a.md'))
    const list = ['metier-digest/1\n', lineOf('a.md', 1, '-', 'a'), lineOf('b.md', 0, 'l', 'a.md')]
    expect(digest).toBe(`sha256:${sha256(list.join(''))}`)
  })

  it('orders by bytes, not by the rules of a language or of UTF-16', () => {
    const names = ['\u{1F600}', '\uFFFD', 'é', 'Z', 'a']
    const files = Object.fromEntries(names.map((name) => [name, name]))
    const sorted = names.toSorted((left, right) => Buffer.compare(Buffer.from(left), Buffer.from(right)))
    const lines = sorted.map((name) => lineOf(name, Buffer.byteLength(name), '-', name))
    expect(digestOf(files)).toBe(`sha256:${sha256(['metier-digest/1\n', ...lines].join(''))}`)
  })
})

describe('what a digest depends on', () => {
  const same = { 'SKILL.md': 'a', 'x/y.md': 'b' }

  it.each<[string, Readonly<Record<string, string>>]>([
    ['a byte', { ...same, 'SKILL.md': 'A' }],
    ['a name', { 'SKILL.md': 'a', 'x/z.md': 'b' }],
    ['one file more', { ...same, more: '' }],
    ['where one name ends and the next directory begins', { 'SKILL.md': 'a', 'xy.md': 'b' }],
  ])('on %s', (_what, files) => {
    expect(digestOf(files)).not.toBe(digestOf(same))
  })

  it('on who may execute', () => {
    expect(digestOf(same, ({ tree }) => tree.write('/s/SKILL.md', 'a', 0o755))).not.toBe(digestOf(same))
  })

  it('not on the order of writing, on other modes, on .git or on empty directories', () => {
    expect(digestOf({ 'x/y.md': 'b', 'SKILL.md': 'a' })).toBe(digestOf(same))
    expect(digestOf(same, ({ tree }) => tree.write('/s/SKILL.md', 'a', 0o600))).toBe(digestOf(same))
    expect(digestOf({ ...same, '.git/HEAD': 'x' })).toBe(digestOf(same))
    expect(digestOf(same, ({ tree }) => tree.makeDirectory('/s/empty'))).toBe(digestOf(same))
  })

  it('different sets of files have different digests', () => {
    const name = fc.stringMatching(/^[a-c\n]{1,3}$/)
    const files = fc.dictionary(name, fc.string({ maxLength: 4 }), { maxKeys: 4 })
    fc.assert(
      fc.property(files, files, (left, right) => {
        const isSame = isDeepStrictEqual({ ...left }, { ...right })
        expect(digestOf(left) === digestOf(right)).toBe(isSame)
      }),
    )
  })
})

describe('what has no digest', () => {
  it.each<[string, (disk: ReturnType<typeof createMemoryDisk>) => void]>([
    ['a link out of the skill', ({ tree }) => tree.link('/s/out', '/etc')],
    ['a link to nothing', ({ tree }) => tree.link('/s/out', 'nothing')],
    [
      'a file that cannot be read',
      ({ tree }) => {
        tree.write('/s/closed', 'x')
        tree.forbid('/s/closed')
      },
    ],
  ])('%s: a part vouches for nothing', (_what, change) => {
    expect(() => digestOf({ 'SKILL.md': 'a' }, change)).toThrowError(
      expect.objectContaining({ code: expect.stringMatching(/^(?:refused|file-unreadable)$/) }),
    )
  })

  it('a directory that is not there', () => {
    expect(() => digestDirectory(createMemoryDisk().fileSystem, '/nowhere')).toThrowError(/does not exist/)
  })
})

describe('on the real disk', () => {
  const tree = createTemporaryTree({ 'skill/SKILL.md': 'text' })
  afterEach(() => tree.cleanUp())

  it('the digest is the one of the same files in memory', () => {
    expect(digestDirectory(createNodeFileSystem(), tree.at('skill'))).toBe(digestOf({ 'SKILL.md': 'text' }))
  })
})

describe('what is large', () => {
  const trees: ReturnType<typeof createTemporaryTree>[] = []
  afterEach(() => {
    for (const tree of trees.splice(0)) tree.cleanUp()
  })
  const mebibyte = 1024 * 1024
  /** Sizes in MiB by file; nothing of them takes room on the disk. Gives the most that was held of each. */
  const digestSparse = (sizes: Readonly<Record<string, number>>) => {
    const tree = createTemporaryTree(Object.fromEntries(Object.keys(sizes).map((name) => [name, ''])))
    trees.push(tree)
    for (const [name, size] of Object.entries(sizes)) truncateSync(tree.at(name), size * mebibyte)
    const held: number[] = []
    const disk = createNodeFileSystem()
    const readHead: typeof disk.readHead = (path, limit, options) => {
      const head = disk.readHead(path, limit, options)
      held.push((head?.bytes.length ?? 0) / mebibyte)
      return head
    }
    try {
      return { digest: digestDirectory({ ...disk, readHead }, tree.path), held }
    } catch (error) {
      return { error, held }
    }
  }

  const digestOfZeros = (size: number) => {
    const content = createHash('sha256').update(new Uint8Array(size * mebibyte))
    const line = ['a', String(size * mebibyte), '-', content.digest('hex')].join('\0')
    return `sha256:${sha256(`metier-digest/1\n${line}\n`)}`
  }

  it('is digested whole, as anything else', () => {
    expect(digestSparse({ a: 70 })).toEqual({ digest: digestOfZeros(70), held: [4] })
  })

  it('is digested where a disk reads no parts', () => {
    const zeros = new Uint8Array(5 * mebibyte)
    expect(digestOf({}, ({ tree }) => tree.write('/s/a', zeros))).toBe(digestOfZeros(5))
  })

  it.each([
    ['one file', { a: 600 }, [4]],
    ['two files', { a: 64, b: 449 }, [4, 4]],
  ])('is refused with the limit when %s would go beyond it, without reading that into memory', (_what, sizes, held) => {
    expect(digestSparse(sizes)).toEqual({
      error: expect.objectContaining({
        code: 'refused',
        message: expect.stringMatching(/ holds more than 512 MiB\.$/),
      }),
      held,
    })
  })
})
