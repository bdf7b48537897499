import { createTemporaryTree } from '@metier/testing'
import { utimesSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { stampDirectory } from './stamp-directory.ts'

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree({ 'skill/SKILL.md': 'text', 'skill/scripts/run.sh': 'echo 1' })
})
afterEach(() => tree.cleanUp())

const stamp = () => stampDirectory(createNodeFileSystem(), tree.at('skill'))?.text

it('stays while nothing changes', () => {
  expect(stamp()).toBe(stamp())
})

it.skipIf(process.platform === 'win32')(
  'sees a script that was rewritten in place with its time set back',
  async () => {
    utimesSync(tree.at('skill/scripts/run.sh'), 1, 1)
    const before = stamp()
    await wait(20)
    tree.write('skill/scripts/run.sh', 'echo 2')
    utimesSync(tree.at('skill/scripts/run.sh'), 1, 1)
    expect(stamp()).not.toBe(before)
  },
)

it('sees files that come and go', () => {
  const before = stamp()
  tree.write('skill/scripts/more.sh', 'x')
  expect(stamp()).not.toBe(before)
  tree.remove('skill/scripts/more.sh')
  expect(stamp()).toBe(before)
})

it('sees what changes in `.git` but for what git packs', () => {
  tree.write('skill/.git/hooks/post-checkout', 'a')
  const before = stamp()
  tree.write('skill/.git/index', 'x')
  expect(stamp()).toBe(before)
  tree.write('skill/.git/hooks/post-checkout', 'another')
  const after = stamp()
  expect(after).not.toBe(before)
  tree.write('skill/.git/index.sh', 'x')
  expect(stamp()).not.toBe(after)
})
