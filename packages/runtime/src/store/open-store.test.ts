import { existsSync, lstatSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { digestFiles } from '../facts/digest-files.ts'
import { digestDirectory } from '../facts/digest-directory.ts'
import { createFakeHost, createTemporaryTree } from '@metier/testing'
import { assert, boolean, nat, property, record, stringMatching, tuple, uint8Array, uniqueArray } from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { copyTree } from './copy-tree.ts'
import { openStore } from './open-store.ts'
import { readPack } from './read-pack.ts'
import { readTree } from './read-tree.ts'
import { writePack } from './write-pack.ts'

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree({ 'skill/SKILL.md': 'Text.\n', 'skill/scripts/run.sh': '#!/bin/sh\n' })
})
afterEach(() => tree.cleanUp())

const fileSystem = createNodeFileSystem()
const open = () =>
  openStore({ fileSystem, host: createFakeHost({ home: tree.at('home'), environment: { HOME: tree.at('home') } }) })

describe('the store', () => {
  it('says which path cannot be written when its place is taken', () => {
    tree.write('home/.local/share/metier/store/.quarantine', 'A file.')
    const fault = expect.objectContaining({ code: 'file-unwritable', message: expect.stringContaining('.quarantine') })
    expect(() => open().quarantine()).toThrow(fault)
    expect(() => open().put(tree.at('skill'))).toThrow(fault)
  })

  it('gives back the very files, with what its owner may execute', () => {
    const store = open()
    const files = readTree(tree.at('skill'))
    const script = files?.get('scripts/run.sh')
    if (files === undefined || script === undefined) throw new TypeError('The skill cannot be read.')
    const executable = new Map([...files, ['scripts/run.sh', { ...script, executable: true }]])
    const digest = store.put(tree.at('skill'), executable)
    store.take(digest, tree.at('out'))
    expect(digestFiles(executable)).toBe(digest)
    expect(digestDirectory(fileSystem, tree.at('out'))).toBe(digest)
    expect(lstatSync(tree.at('out/scripts/run.sh')).mode & 0o100).toBe(0o100)
    expect(lstatSync(tree.at('out/SKILL.md')).mode & 0o111).toBe(0)
  })

  it('keeps a skill with a link inside as a folder, and gives that back too', () => {
    symlinkSync('SKILL.md', tree.at('skill/README.md'))
    const store = open()
    expect(readTree(tree.at('skill'))).toBeUndefined()
    const digest = store.put(tree.at('skill'))
    store.take(digest, tree.at('out'))
    expect(lstatSync(tree.at('out/README.md')).isSymbolicLink()).toBe(true)
    expect([...(store.files(digest)?.keys() ?? [])].toSorted()).toEqual(['SKILL.md', 'scripts/run.sh'])
    expect(store.open(digest)?.directory).toBe(store.find(digest))
  })

  it('reads what an earlier Metier kept as a folder', () => {
    const digest = digestDirectory(fileSystem, tree.at('skill'))
    const store = open()
    const kept = `${store.path}/${digest.slice(7, 9)}/${digest.slice(9)}`
    tree.write(`${kept.slice(tree.path.length + 1)}/x`, '')
    tree.remove(kept.slice(tree.path.length + 1))
    copyTree(tree.at('skill'), kept)
    store.take(digest, tree.at('out'))
    expect(readFileSync(tree.at('out/SKILL.md'), 'utf8')).toBe('Text.\n')
  })

  it.each([
    ['another byte', (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('Text', 'Tent'), 'latin1')],
    ['half of it', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['nothing', () => Buffer.alloc(0)],
    [
      'a path that leads out',
      (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('SKILL.md', '../ILL.md'), 'latin1'),
    ],
  ])('never gives what was damaged: %s', (_what, damage) => {
    const digest = open().put(tree.at('skill'), readTree(tree.at('skill')))
    const store = open()
    const kept = store.find(digest) ?? ''
    writeFileSync(kept, damage(readFileSync(kept)))
    expect(store.files(digest)).toBeUndefined()
    expect(store.open(digest)).toBeUndefined()
    expect(() => store.take(digest, tree.at('out'))).toThrow(/damaged/)
    expect(existsSync(tree.at('out'))).toBe(false)
    expect(store.find(digest)).toBeUndefined()
  })

  it('writes what it was just given from what it read, and then from what it keeps', () => {
    const store = open()
    const digest = store.put(tree.at('skill'), readTree(tree.at('skill')))
    writeFileSync(store.find(digest) ?? '', '')
    store.take(digest, tree.at('out'))
    expect(digestDirectory(fileSystem, tree.at('out'))).toBe(digest)
    expect(() => store.take(digest, tree.at('out-2'))).toThrow(/damaged/)
  })

  it('lists what it has, and leaves nothing in quarantine', () => {
    const store = open()
    const digest = store.put(tree.at('skill'), readTree(tree.at('skill')))
    store.put(tree.at('skill'))
    expect(store.digests()).toEqual([digest])
    expect(readdirSync(`${store.path}/.quarantine`)).toEqual([])
    store.remove(digest)
    expect(store.digests()).toEqual([])
  })
})

const plain = (files: ReadonlyMap<string, { bytes: Uint8Array; executable: boolean }> | undefined) =>
  files && [...files].map(([key, { bytes, executable }]) => [key, [...bytes], executable])

describe('a pack', () => {
  // No name that Windows keeps for a device: those are read back as nothing.
  const path = stringMatching(/^f[a-z]{1,8}(\/f[a-z]{1,8}){0,2}$/)
  const content = record({ bytes: uint8Array({ maxLength: 200 }), executable: boolean() })
  it('is read back as what was written, and as nothing when anything is cut off', () => {
    assert(
      property(uniqueArray(tuple(path, content), { selector: ([key]) => key }), nat(), (list, cut) => {
        const files = new Map(list)
        const pack = writePack(files)
        expect(plain(readPack(pack))).toEqual(plain(files))
        const shorter = pack.subarray(0, cut % pack.length)
        expect(readPack(shorter)).toBeUndefined()
      }),
    )
  })
})
