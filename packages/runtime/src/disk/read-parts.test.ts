import { mkdirSync, symlinkSync, truncateSync } from 'node:fs'
import { createTemporaryTree } from '@metier/testing'
import { afterEach, expect, it } from 'vitest'
import { readParts } from './read-parts.ts'

const tree = createTemporaryTree()
afterEach(() => tree.cleanUp())

const lengthsOf = (path: string) => {
  const lengths: number[] = []
  const stat = readParts(tree.at(path), (part) => lengths.push(part.length))
  return { lengths, size: stat?.size }
}

it('gives a large file a mebibyte at a time, and all of it', () => {
  tree.write('a', 'x')
  truncateSync(tree.at('a'), 2.5 * 2 ** 20)
  expect(lengthsOf('a')).toEqual({ lengths: [2 ** 20, 2 ** 20, 2 ** 19], size: 2.5 * 2 ** 20 })
  tree.write('b', 'xyz')
  const texts: string[] = []
  readParts(tree.at('b'), (part) => texts.push(Buffer.from(part).toString()))
  expect(texts).toEqual(['xyz'])
})

it('gives nothing of what is no file, not even behind a link', () => {
  tree.write('a', 'x')
  mkdirSync(tree.at('folder'))
  symlinkSync('a', tree.at('link'))
  for (const path of ['folder', 'link', 'nothing']) expect(lengthsOf(path)).toEqual({ lengths: [], size: undefined })
})
