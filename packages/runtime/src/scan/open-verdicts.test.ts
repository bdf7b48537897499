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
  for (let count = 0; count <= 20_000; count += 1) verdicts.remember(`digest ${count}`, 'pass', `/skill ${count}`)
  verdicts.save()
  for (const kept of [verdicts, open()]) {
    expect(kept.known('digest 0')).toBeUndefined()
    expect(kept.known('digest 1')).toBe('pass')
    expect(kept.known('digest 20000')).toBe('pass')
  }
})

it('what was found by other rules counts for nothing', () => {
  const verdicts = open()
  verdicts.remember('digest', 'warn', '/skill')
  verdicts.save()
  expect(open().known('digest')).toBe('warn')
  expect(open('other rules').known('digest')).toBeUndefined()
})

it('of a skill that is edited all day the last four versions are kept', () => {
  const verdicts = open()
  verdicts.remember('of another', 'block', '/other')
  for (let edit = 1; edit <= 1000; edit += 1) verdicts.remember(`edit ${edit}`, 'pass', '/skill')
  // Whoever goes back to a version has it among the last again.
  verdicts.remember('edit 997', 'pass', '/skill')
  verdicts.remember('edit 1001', 'pass', '/skill')
  verdicts.save()
  for (const kept of [verdicts, open()]) {
    expect(['edit 1', 'edit 996', 'edit 998'].map((digest) => kept.known(digest))).toEqual(Array(3).fill(undefined))
    expect(['edit 997', 'edit 999', 'edit 1000', 'edit 1001'].map((digest) => kept.known(digest))).toEqual(
      Array(4).fill('pass'),
    )
    expect(kept.known('of another')).toBe('block')
  }
})
