import { createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { isLargeSkill } from './is-large-skill.ts'

const files = (count: number, bytes: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`dir-${index % 5}/${index}.md`, 'x'.repeat(bytes)]))

let tree: TemporaryTree
afterEach(() => tree.cleanUp())

describe('whether a skill is large', () => {
  it.each([
    ['a small file', files(1, 1000), false],
    ['a large file', files(1, 20_000), true],
    ['files that are large together', files(20, 1000), true],
    ['some small files', files(20, 500), false],
    ['many empty files', files(200, 0), true],
    ['nothing', {}, false],
  ])('is told by all of its files: %s', (_what, content, isLarge) => {
    tree = createTemporaryTree(content)
    expect(isLargeSkill(createNodeFileSystem(), tree.path)).toBe(isLarge)
    expect(isLargeSkill(createNodeFileSystem(), tree.at('nowhere'))).toBe(false)
  })
})
