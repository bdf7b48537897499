import { scanPolicies } from '@metier/core'
import { createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { systemClock } from '../host/system-clock.ts'
import { scanDirectory } from '../scan/scan-directory.ts'
import { fileSystemOf } from './file-system-of.ts'
import { readTree } from './read-tree.ts'

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree({
    'pdf/SKILL.md': '---\nname: pdf\ndescription: Reads PDF.\n---\n',
    'pdf/scripts/deep/run.js': "require('child_process').execSync('id')\n",
    'pdf/a.md': 'a',
  })
})
afterEach(() => tree.cleanUp())

const held = () => fileSystemOf(readTree(tree.at('pdf')) ?? new Map(), tree.at('pdf'))

const names = (entries: readonly { readonly name: string }[] | undefined) => entries?.map(({ name }) => name)

describe('files at hand, as a disk', () => {
  it.each(['', '/', '/scripts', '/scripts/', '//scripts//deep/', '/scripts/./deep'])(
    'lists what the disk lists at %j',
    (path) => {
      expect(names(held().list(`${tree.at('pdf')}${path}`))?.toSorted()).toEqual(
        names(createNodeFileSystem().list(`${tree.at('pdf')}${path}`))?.toSorted(),
      )
    },
  )

  it('holds nothing else', () => {
    expect(held().list(tree.at('pdf/none'))).toBeUndefined()
    expect(held().read(tree.at(''))).toBeUndefined()
    expect(held().stat(tree.at('pdf/../other'))).toBeUndefined()
  })

  // What is judged before it is installed is judged from here: a directory passed over would go unjudged.
  it('is judged as the disk is', () => {
    const options = { clock: systemClock, policy: scanPolicies.documented, directory: tree.at('pdf') }
    const onDisk = scanDirectory({ ...options, fileSystem: createNodeFileSystem() })
    expect(onDisk).toMatchObject({ verdict: 'block', filesScanned: 3 })
    expect(scanDirectory({ ...options, fileSystem: held() })).toEqual(onDisk)
  })
})
