import { MetierError } from '@metier/core'
import { createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fileInMemory } from './file-in-memory.ts'
import { packZip } from './pack-zip.ts'
import { tooLargeToAdd } from './too-large-to-add.ts'
import { unpackArchive } from './unpack-archive.ts'

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree()
  tree.makeDirectory('out')
})
afterEach(() => tree.cleanUp())

const limits = { packedBytes: 1400, unpackedBytes: 900, fileBytes: 500, files: 8 }

it.each([
  ['nothing of one file of the largest size', [500], undefined],
  ['which file is too large', [20, 501], 'holds "1.md", and a file in it may have 500 bytes'],
  ['nothing of files of the largest size together', [450, 450], undefined],
  ['that the files are too large together', [450, 451], 'holds more than 900 bytes'],
  ['that the archive is too large', [300, 300, 200, 10, 10, 10, 10], 'is larger than 1400 bytes'],
  ['nothing of as many files as may be', [1, 1, 1, 1, 1, 1, 1, 1], undefined],
  ['that there are too many files', [1, 1, 1, 1, 1, 1, 1, 1, 1], 'holds more than 8 files'],
])('says %s, as unpacking does', async (_what, sizes, says) => {
  const packed = sizes.map((size, index) => ({
    path: `${index}.md`,
    bytes: new Uint8Array(size),
    executable: false,
  }))
  const bytes = await packZip(packed)
  const files = new Map(packed.map(({ path, bytes: content }) => [path, fileInMemory(content)]))
  expect(tooLargeToAdd({ bytes: bytes.length, files }, limits)).toBe(says)
  const unpacking = unpackArchive({ name: 'a.zip', bytes, directory: tree.at('out'), limits })
  const outcome = unpacking.then(
    () => 'unpacked',
    (error: unknown) => (error instanceof MetierError ? error.code : error),
  )
  expect(await outcome).toBe(says === undefined ? 'unpacked' : 'refused')
})
