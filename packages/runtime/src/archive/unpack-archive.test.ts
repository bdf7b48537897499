import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { createTemporaryTree } from '@metier/testing'
import * as fc from 'fast-check'
import { packTar as pack } from 'modern-tar'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { archiveLimits } from './archive-limits.ts'
import { fileInMemory } from './file-in-memory.ts'
import { hostileZip, type HostileEntry } from './hostile-zip.case.ts'
import { packTar } from './pack-tar.ts'
import { packZip } from './pack-zip.ts'
import type { PackedFile } from './packed-file.ts'
import { tarParts } from './tar-parts.ts'
import { unpackArchive } from './unpack-archive.ts'
import { zipParts } from './zip-parts.ts'

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree()
  tree.makeDirectory('inner/out')
})
afterEach(() => tree.cleanUp())

const unpack = (bytes: Uint8Array, limits = archiveLimits): Promise<void> =>
  unpackArchive({ name: 'a.zip', bytes, directory: tree.at('inner/out'), limits })
const unpacked = (): readonly string[] =>
  readdirSync(tree.at('inner/out'), { recursive: true, encoding: 'utf8' }).toSorted()

const files: readonly PackedFile[] = [
  { path: 'pdf/SKILL.md', bytes: Buffer.from('---\nname: pdf\n---\n'), executable: false },
  { path: 'pdf/scripts/run.sh', bytes: Buffer.from('#!/bin/sh\n'), executable: true },
  { path: `pdf/${'long-name-'.repeat(12)}/文.md`, bytes: new Uint8Array(0), executable: false },
]

type Tar = Parameters<typeof pack>[0]
const tar = async (entries: Tar): Promise<Uint8Array> => pack(entries)
const file = (name: string, body = 'x'): Tar[number] => ({ header: { name, size: body.length, type: 'file' }, body })

async function* broken(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('x')
  throw new Error('It broke.')
}

describe('what is packed', () => {
  it.each([
    ['zip', packZip],
    ['tar.gz', packTar],
  ])('comes out of a %s as it went in, names, bytes and modes', async (_kind, packFiles) => {
    await unpack(await packFiles(files))
    for (const { path, bytes, executable } of files) {
      const at = tree.at(`inner/out/${path}`)
      expect(Buffer.compare(readFileSync(at), Buffer.from(bytes))).toBe(0)
      expect((statSync(at).mode & 0o100) !== 0).toBe(executable)
    }
  })

  it.each([
    ['zip', packZip],
    ['tar.gz', packTar],
  ])('is the same %s, byte for byte, in any order and any time zone', async (_kind, packFiles) => {
    const zone = process.env['TZ']
    const first = await packFiles(files)
    process.env['TZ'] = 'Pacific/Auckland'
    const second = await packFiles(files.toReversed())
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
    expect(Buffer.compare(Buffer.from(first), Buffer.from(second))).toBe(0)
  })

  // A digest that somebody published of a packed skill has to be that of the next version of this program as well.
  it.each([
    ['zip', packZip, '9112c1034b333cf61a42f7afde993cc1849ed39674c2eb017715e1e720c7971c'],
    ['tar.gz', packTar, '0950fe440b6b941bece0da693768d9b5394ab55d5858ff4ba4b492c077ee3c09'],
  ])('is the %s that it always was', async (_kind, packFiles, sha256) => {
    const large = { path: 'pdf/table.bin', bytes: Buffer.alloc(65_535 * 2 - 1536, 'ab'), executable: false }
    expect(
      createHash('sha256')
        .update(await packFiles([...files, large]))
        .digest('hex'),
    ).toBe(sha256)
  })

  it('is no zip of more than a plain one holds', async () => {
    const one = { path: 'a', ...fileInMemory(new Uint8Array(0)) }
    const many = Array.from({ length: 65_535 }, (_, at) => ({ ...one, path: `a${at}` }))
    await expect(buffer(zipParts(many))).rejects.toMatchObject({ code: 'invalid-input' })
    await expect(buffer(zipParts([{ ...one, size: 2 ** 32 }]))).rejects.toMatchObject({ code: 'invalid-input' })
  })

  it.each([
    ['zip', zipParts],
    ['tar.gz', tarParts],
  ])('is no %s when a file cannot be read to its end', async (_kind, partsOf) => {
    const entry = { path: 'a', ...fileInMemory(Buffer.from('xyz')), parts: broken }
    await expect(buffer(partsOf([entry]))).rejects.toThrowError('It broke.')
  })

  it('is read by tar and by whatever reads a gzip', async () => {
    tree.makeDirectory('by-tar')
    writeFileSync(tree.at('a.tar.gz'), await packTar(files))
    execFileSync('tar', ['xzf', tree.at('a.tar.gz'), '-C', tree.at('by-tar')])
    expect(readFileSync(tree.at('by-tar/pdf/SKILL.md'), 'utf8')).toContain('name: pdf')
    expect(gunzipSync(await packTar([])).length % 512).toBe(0)
  })

  it('keeps any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200_000 }), async (bytes) => {
        const place = tree.at(`inner/${Math.random()}`)
        mkdirSync(place)
        await unpackArchive({
          name: 'x',
          bytes: await packTar([{ path: 'a', bytes, executable: false }]),
          directory: place,
        })
        expect(Buffer.compare(readFileSync(`${place}/a`), Buffer.from(bytes))).toBe(0)
      }),
      { numRuns: 20 },
    )
  })
})

describe('what others pack', () => {
  it('is unpacked: GNU tar with long names, gzipped or not', async () => {
    tree.write(`src/${'d'.repeat(90)}/${'f'.repeat(90)}.md`, 'long')
    for (const options of [['--format=gnu'], ['--format=pax'], ['--format=ustar'], ['--format=gnu', '-z']]) {
      tree.remove('inner/out')
      tree.makeDirectory('inner/out')
      execFileSync('tar', ['cf', tree.at('a.tar'), ...options, '-C', tree.at('src'), '.'])
      await unpack(readFileSync(tree.at('a.tar')))
      expect(unpacked()).toContain(`${'d'.repeat(90)}/${'f'.repeat(90)}.md`)
    }
  })

  it('is unpacked from a deflated zip with directories', async () => {
    const zip = hostileZip([
      { name: 'pdf/', content: '', mode: 0o040755 },
      { name: 'pdf/SKILL.md', content: 'a'.repeat(5000), deflate: true },
      { name: 'pdf/old.md', content: 'from a system without modes', mode: 0 },
    ])
    await unpack(zip)
    expect(unpacked()).toEqual(['pdf', 'pdf/SKILL.md', 'pdf/old.md'])
  })
})

describe('a hostile archive', () => {
  const zips: readonly (readonly [string, readonly HostileEntry[]])[] = [
    ['a name that climbs', [{ name: '../evil.txt' }]],
    ['a name that climbs from within', [{ name: 'a/../../evil.txt' }]],
    ['an absolute name', [{ name: '/evil.txt' }]],
    ['a drive', [{ name: 'C:/evil.txt' }]],
    ['a back slash', [{ name: '..\\evil.txt' }]],
    ['a link', [{ name: 'link', content: '/etc/passwd', mode: 0o120777 }]],
    ['a device', [{ name: 'device', mode: 0o060644 }]],
    ['a hook of Git', [{ name: '.git/hooks/post-checkout' }]],
    ['a name of Windows', [{ name: 'aux.md' }]],
    ['a line break', [{ name: 'a\nb' }]],
    ['two names that are one', [{ name: 'README.md' }, { name: 'readme.md' }]],
    ['one name twice', [{ name: 'a' }, { name: 'a' }]],
    ['a file that is a directory too', [{ name: 'a' }, { name: 'a/b' }]],
    ['two directories that are one', [{ name: 'A/x' }, { name: 'a/y' }]],
    ['a wrong checksum', [{ name: 'a', checksum: 1 }]],
    ['a size that is a lie', [{ name: 'a', content: 'x'.repeat(1000), statedSize: 10, deflate: true }]],
  ]

  it.each(zips)('is refused with %s, and nothing is written outside', async (_case, entries) => {
    await expect(unpack(hostileZip(entries))).rejects.toMatchObject({ code: 'refused', next: expect.any(String) })
    expect(existsSync(tree.at('inner/evil.txt')) || existsSync(tree.at('evil.txt'))).toBe(false)
  })

  const tars: readonly (readonly [string, Tar])[] = [
    ['a name that climbs', [file('../evil.txt')]],
    ['an absolute name', [file('/evil.txt')]],
    ['a link', [{ header: { name: 'link', size: 0, type: 'symlink', linkname: '/etc/passwd' } }]],
    ['a hard link', [file('a'), { header: { name: 'b', size: 0, type: 'link', linkname: 'a' } }]],
    ['a pipe', [{ header: { name: 'pipe', size: 0, type: 'fifo' } }]],
    [
      'a file written through a link',
      [{ header: { name: 'd', size: 0, type: 'symlink', linkname: '..' } }, file('d/evil.txt')],
    ],
    ['two names that are one', [file('caf\u00e9'), file('cafe\u0301')]],
  ]

  it.each(tars)('is refused as a tar with %s', async (_case, entries) => {
    await expect(unpack(await tar(entries))).rejects.toMatchObject({ code: 'refused' })
    expect(existsSync(tree.at('inner/evil.txt'))).toBe(false)
  })

  it.each([
    ['nothing', ''],
    ['words', 'just some words'],
    ['the beginning of a zip', 'PK\u0003\u0004 and no more'],
    ['the beginning of a gzip', '\u001f\u008b\u0008 and no more'],
  ])('is refused when it is %s', async (_case, text) => {
    await expect(unpack(Buffer.from(text, 'latin1'))).rejects.toMatchObject({ code: 'refused' })
  })

  it('is refused at any cut', async () => {
    for (const whole of [hostileZip([{ name: 'a', content: 'x'.repeat(500) }]), await packTar(files)]) {
      for (let cut = 1; cut < whole.length; cut += Math.ceil(whole.length / 20)) {
        tree.remove('inner/out')
        tree.makeDirectory('inner/out')
        await expect(unpack(whole.subarray(0, cut))).rejects.toMatchObject({ code: 'refused' })
      }
    }
  })

  it('stops at the limits', async () => {
    const many = await tar(Array.from({ length: 30 }, (_, at) => file(`f${at}`)))
    await expect(unpack(many, { ...archiveLimits, files: 20 })).rejects.toThrow(/more than 20 files/)
    await expect(unpack(many, { ...archiveLimits, packedBytes: 100 })).rejects.toThrow(/larger than 100 bytes/)
    const large = await tar([file('large', 'x'.repeat(5000))])
    await expect(unpack(large, { ...archiveLimits, fileBytes: 4000 })).rejects.toThrow(/larger than 4000 bytes/)
    await expect(unpack(large, { ...archiveLimits, unpackedBytes: 4000 })).rejects.toThrow(/larger than 4000 bytes/)
  })

  it('does not blow up: a gigabyte of nothing in a megabyte takes less than 100 MB', async () => {
    const header = await tar([{ header: { name: 'bomb', size: 1024, type: 'file' }, body: new Uint8Array(1024) }])
    // A gzip may be made of many, one behind the other.
    const nothing = gzipSync(Buffer.alloc(64 * 1024 * 1024))
    const bomb = Buffer.concat([gzipSync(header.subarray(0, 512)), ...Array.from({ length: 16 }, () => nothing)])
    const zip = hostileZip([{ name: 'bomb', content: Buffer.alloc(64 * 1024 * 1024), deflate: true }])
    const before = process.memoryUsage().rss
    await expect(unpack(bomb)).rejects.toMatchObject({ code: 'refused' })
    await expect(unpack(zip)).rejects.toMatchObject({ code: 'refused' })
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  }, 60_000)
})
