import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fileInMemory } from './file-in-memory.ts'
import { fileOnDisk } from './file-on-disk.ts'

const text = 'a line\n'.repeat(100_000)

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree({ a: text })
})
afterEach(() => tree.cleanUp())

it('says of a file on the disk what it says of the same bytes in memory, and gives them', async () => {
  const { parts, ...said } = fileOnDisk(tree.at('a'))
  const { parts: _parts, ...expected } = fileInMemory(Buffer.from(text))
  expect(said).toEqual(expected)
  expect((await buffer(parts())).toString()).toBe(text)
})

it.each([
  ['longer', () => appendFileSync(tree.at('a'), 'more')],
  ['shorter', () => writeFileSync(tree.at('a'), text.slice(1))],
  ['another', () => writeFileSync(tree.at('a'), `b${text.slice(1)}`)],
])('refuses a file that became %s: an archive would hold what no digest is of', async (_what, change) => {
  const { parts } = fileOnDisk(tree.at('a'))
  change()
  await expect(buffer(parts())).rejects.toMatchObject({ code: 'refused' })
})

it('names a file that went away', async () => {
  const { parts } = fileOnDisk(tree.at('a'))
  rmSync(tree.at('a'))
  await expect(buffer(parts())).rejects.toMatchObject({
    code: 'file-unreadable',
    message: expect.stringContaining('/a'),
  })
})
