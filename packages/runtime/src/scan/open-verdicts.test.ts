import { createFakeHost, createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createNodeFileWriter } from '../disk/create-node-file-writer.ts'
import { openVerdicts } from './open-verdicts.ts'

let tree: TemporaryTree
beforeEach(() => {
  tree = createTemporaryTree({ 'home/here': '' })
})
afterEach(() => tree.cleanUp())

const open = (key = 'engine and rules') =>
  openVerdicts({
    fileSystem: createNodeFileSystem(),
    writer: createNodeFileWriter(),
    host: createFakeHost({ home: tree.at('home') }),
    key,
  })

it('the newest twenty thousand are kept, in memory and in the file', () => {
  const verdicts = open()
  for (let count = 0; count <= 20_000; count += 1) verdicts.remember(`digest ${count}`, 'pass')
  verdicts.save()
  for (const kept of [verdicts, open()]) {
    expect(kept.known('digest 0')).toBeUndefined()
    expect(kept.known('digest 1')).toBe('pass')
    expect(kept.known('digest 20000')).toBe('pass')
  }
})

it('what was found by other rules counts for nothing', () => {
  const verdicts = open()
  verdicts.remember('digest', 'warn')
  verdicts.save()
  expect(open().known('digest')).toBe('warn')
  expect(open('other rules').known('digest')).toBeUndefined()
})
